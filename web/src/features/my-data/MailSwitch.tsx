import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { isUnauthenticated } from '../../lib/errors.ts';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import { useMailPreferenceQuery } from './MailPreference.generated.ts';
import { useUpdateMyPreferencesMutation } from './UpdateMyPreferences.generated.ts';

const SAVED = { key: 'mails', failure: { title: 'Not saved', detail: 'Please try again.' } };

/** Switch for update mails; hidden if the server sends none to this account. */
export function MailSwitch() {
  const { data, error, loading, refetch } = useMailPreferenceQuery();
  const { run, busy } = useOutcome(useUpdateMyPreferencesMutation());
  const id = useId();
  const wanted = data?.me?.mailUpdates;
  if ((wanted === null && !error) || isUnauthenticated(error)) return null;

  return (
    <Panel title="Mails" padded>
      {wanted == null ? (
        error ? (
          <FailedPart what="This setting" busy={loading} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="3rem" />
        )
      ) : (
        <chakra.label htmlFor={id} display="flex" alignItems="flex-start" gap="3" cursor="pointer">
          <chakra.input
            id={id}
            type="checkbox"
            role="switch"
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-note`}
            flex="none"
            boxSize="6"
            margin="0"
            accentColor="leaf"
            // Shows the new state while saving.
            checked={busy ? !wanted : wanted}
            onChange={({ target }) => {
              if (!busy) void run({ input: { mailUpdates: target.checked } }, SAVED);
            }}
          />
          <span>
            <chakra.span id={`${id}-name`} display="block" textStyle="item">
              Mail me when there is something new
            </chakra.span>
            <chakra.span id={`${id}-note`} display="block" textStyle="small" color="ink-soft">
              <span>
                {data?.me?.role === 'MENTOR'
                  ? 'When a new person is assigned to you.'
                  : 'When there is new feedback for you, or a new mentor.'}
              </span>{' '}
              At most one mail an hour, without any details.
            </chakra.span>
          </span>
        </chakra.label>
      )}
    </Panel>
  );
}
