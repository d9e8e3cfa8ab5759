import { countText } from '../../../lib/format.ts';
import { chakra, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { PartState } from '../../../lib/failure/PartState.tsx';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { SessionItem } from '../../../lib/session/SessionItem.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { AuditPart } from '../audit/AuditPart.tsx';
import { useAccountSessionsQuery } from './AccountSessions.generated.ts';
import { useEndSessionsMutation } from './EndSessions.generated.ts';
import { PasswordPart } from './PasswordPart.tsx';

interface AccessPartProps {
  account: { id: string; name: string };
  /** Shows the reads and changes of the account's record, of a person. */
  audited?: boolean;
}

const FAILED = { title: 'Sign-out failed', detail: 'Please try again.' };

/** The Access tab: sessions of a person or mentor, and a link to set a password. */
export function AccessPart(props: AccessPartProps) {
  const { account, audited = false } = props;
  return (
    <>
      <Sessions account={account} audited={audited} />
      {audited && <AuditPart person={account} />}
    </>
  );
}

function Sessions({ account: { id, name }, audited = false }: AccessPartProps) {
  const query = useAccountSessionsQuery({
    variables: { accountId: id },
    fetchPolicy: 'network-only',
  });
  const { run, busy } = useOutcome(
    useEndSessionsMutation({
      refetchQueries: ['AccountSessions', ...(audited ? ['PersonAudit'] : [])],
      awaitRefetchQueries: true,
    }),
  );
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const sessions = query.data?.accountSessions;

  const signOut = async () => {
    const variables = { input: { accountId: id } };
    const { done, payload } = await run(variables, { key: 'sessions', failure: FAILED });
    if (!done) return;
    setAsking(false);
    toast.success(`${name} is signed out`, `${countText(payload?.ended ?? 0, 'sessions')} ended.`);
  };

  if (!sessions) {
    return (
      <PartState
        query={query}
        value={null}
        title="The sessions could not be loaded"
        empty={
          !query.error && {
            title: 'No sessions',
            detail: 'The connected backend does not list sessions.',
          }
        }
      />
    );
  }
  return (
    <Grid gap="4" justifyItems="start">
      <div>
        <chakra.h3 ref={title} tabIndex={-1} textStyle="stage">
          Sessions
        </chakra.h3>
        <chakra.p textStyle="small" color="ink-soft">
          {sessions.length === 0
            ? `${name} is signed in nowhere.`
            : 'Each login on a browser is one. It ends after 7 days.'}
        </chakra.p>
      </div>
      {sessions.length > 0 && (
        <>
          <chakra.ul
            aria-label={`Sessions of ${name}`}
            width="100%"
            borderWidth="line"
            borderColor="line"
            borderRadius="2"
          >
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </chakra.ul>
          <Button
            ref={opener}
            tone="outline"
            onClick={() => {
              setAsking(true);
            }}
          >
            Sign out everywhere
          </Button>
        </>
      )}
      <PasswordPart account={{ id, name }} audited={audited} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setAsking(false);
        }}
        returnTo={() => opener.current ?? title.current}
        title={`Sign ${name} out everywhere?`}
        consequence={`${countText(sessions.length, 'sessions')} will end at once. What is not saved yet may be lost.`}
        confirm="Sign out"
        busy={busy}
        onConfirm={() => void signOut()}
      />
    </Grid>
  );
}
