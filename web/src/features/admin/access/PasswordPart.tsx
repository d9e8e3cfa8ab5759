import { chakra, Grid } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCreatePasswordLinkMutation } from './CreatePasswordLink.generated.ts';
import { ShownLink } from './ShownLink.tsx';

interface PasswordPartProps {
  account: { id: string; name: string };
  /** The reads and changes of the account's record are displayed. */
  audited: boolean;
}

const TOASTS = {
  key: 'password-link',
  failure: { title: 'No link was made', detail: 'Please try again.' },
};

/** Makes a link with which a person or mentor sets a password. */
export function PasswordPart({ account: { id, name }, audited }: PasswordPartProps) {
  const mutation = useCreatePasswordLinkMutation({
    refetchQueries: audited ? ['PersonAudit'] : [],
  });
  const { run, busy } = useOutcome(mutation);
  const link = mutation[1].data?.createPasswordLink?.passwordLink;
  return (
    <Grid as="section" gap="3" justifyItems="start" width="100%">
      <div>
        <chakra.h3 textStyle="stage">Password</chakra.h3>
        <chakra.p textStyle="small" color="ink-soft">
          With a link, <bdi>{name}</bdi> can choose a password. The present one works until then.
        </chakra.p>
      </div>
      <chakra.div role="status" width="100%" _empty={{ display: 'none' }}>
        {link?.url && <ShownLink url={link.url} expiresAt={link.expiresAt} name={name} />}
        {link && !link.url && (
          <p>
            A link was sent to <bdi>{name}</bdi> by mail.{' '}
            <span>{`It works once, until ${shortDate(link.expiresAt)}.`}</span>
          </p>
        )}
      </chakra.div>
      <Button
        tone="outline"
        busy={busy}
        onClick={() => void run({ input: { accountId: id } }, TOASTS)}
      >
        {link ? 'Make another link' : 'Make a link'}
      </Button>
    </Grid>
  );
}
