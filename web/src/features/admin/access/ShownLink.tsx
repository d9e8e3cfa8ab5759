import { chakra, Grid } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyToClipboard } from '../../../ui/copyToClipboard.ts';
import { Well } from '../../../ui/Panel.tsx';

interface ShownLinkProps {
  url: string;
  expiresAt: string;
  /** Name of the owner of the account. */
  name: string;
}

/** A link to set a password, to be handed over. It can't be shown again. */
export function ShownLink({ url, expiresAt, name }: ShownLinkProps) {
  const copy = () => copyToClipboard(url, 'Link', { failed: 'Select it and copy it by hand.' });
  return (
    <Grid gap="3" width="100%">
      <Well css={{ padding: '{spacing.4}' }}>
        <chakra.p textStyle="small" overflowWrap="anywhere" userSelect="all">
          {url}
        </chakra.p>
      </Well>
      <div>
        <Button tone="outline" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <chakra.p textStyle="small" color="ink-soft">
        Give it to <bdi>{name}</bdi> in a private message.{' '}
        <span>{`It works once, until ${shortDate(expiresAt)}, and is not shown again.`}</span>{' '}
        Whoever has it can set the password.
      </chakra.p>
    </Grid>
  );
}
