import { plural, t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useUrlDialog } from '../../lib/url/useUrlDialog.ts';
import { isUnauthenticated } from '../../lib/errors.ts';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { SessionItem } from '../../lib/session/SessionItem.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import { toast } from '../../ui/toast.ts';
import { useLogoutOthersMutation } from './LogoutOthers.generated.ts';
import { useMySessionsQuery } from './MySessions.generated.ts';

const endedText = (count: number) =>
  plural(count, { one: '# other sign-in ended.', other: '# other sign-ins ended.' });

const consequenceText = (count: number) =>
  plural(count, {
    one: '# other sign-in will end at once. You stay signed in here.',
    other: '# other sign-ins will end at once. You stay signed in here.',
  });

/**
 * The user's sessions, with a button to end the others; hidden if the server does not list them.
 */
export function SessionsPart() {
  const { data, error, loading, refetch } = useMySessionsQuery();
  const { run, busy } = useOutcome(
    useLogoutOthersMutation({ refetchQueries: ['MySessions'], awaitRefetchQueries: true }),
  );
  const dialog = useUrlDialog('ask');
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const sessions = data?.mySessions;
  if ((sessions === null && !error) || isUnauthenticated(error)) return null;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  const signOut = async () => {
    const { done, payload } = await run(
      {},
      { key: 'sessions', failure: { title: t`Sign-out failed`, detail: t`Please try again.` } },
    );
    if (!done) return;
    dialog.close();
    toast.success(t`Signed out everywhere else`, endedText(payload?.ended ?? 0));
  };

  return (
    <Panel
      title={t`Your sign-ins`}
      titleRef={title}
      note={t`Each login on a browser is one. It ends after 7 days.`}
    >
      {sessions ? (
        <ul aria-label={t`Your sign-ins`}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <chakra.div padding={{ base: '5', md: '6' }}>
          {error ? (
            <FailedPart what={t`Your sign-ins`} busy={loading} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height="3rem" />
          )}
        </chakra.div>
      )}
      {sessions && (
        <chakra.div borderTop="line" paddingBlock="4" paddingInline={{ base: '5', md: '6' }}>
          {others > 0 ? (
            <Button
              ref={opener}
              tone="outline"
              onClick={() => {
                dialog.open('sign-out');
              }}
            >
              {t`Sign out everywhere else`}
            </Button>
          ) : (
            <chakra.p textStyle="small" color="ink-soft">
              {t`You are signed in here only.`}
            </chakra.p>
          )}
        </chakra.div>
      )}
      <ConfirmDialog
        open={dialog.value === 'sign-out' && others > 0}
        onClose={dialog.close}
        returnTo={() => opener.current ?? title.current}
        title={t`Sign out everywhere else?`}
        consequence={consequenceText(others)}
        confirm={t`Sign out`}
        busy={busy}
        onConfirm={() => void signOut()}
      />
    </Panel>
  );
}
