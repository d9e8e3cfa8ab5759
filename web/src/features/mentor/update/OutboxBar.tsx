import { chakra } from '@chakra-ui/react';
import { RefusedNotice } from '../../../lib/unsent/RefusedNotice.tsx';
import { UnsentBar } from '../../../lib/unsent/UnsentBar.tsx';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { isWaitingUpdate, type WaitingUpdate } from '../outbox/updates.ts';
import { isWaitingChange, type WaitingChange } from '../outbox/waitingChange.ts';
import { RefusedUpdate } from './RefusedUpdate.tsx';
import { statusText } from './stages.ts';

/** The mentor's changes that wait on this device, with links to their people. */
export function OutboxBar({ url }: { url: MentorUrl }) {
  return (
    <UnsentBar
      item={(change) =>
        isWaitingUpdate(change) ? (
          <UpdateItem update={change} />
        ) : (
          isWaitingChange(change) && <ChangeItem change={change} />
        )
      }
      toItem={(change) =>
        isWaitingUpdate(change)
          ? url.toPerson(change.input.personId, change.input.stageId)
          : isWaitingChange(change)
            ? url.toPerson(change.input.personId)
            : undefined
      }
      refused={(change) =>
        isWaitingUpdate(change) ? (
          <RefusedUpdate key={change.id} update={change} url={url} />
        ) : (
          isWaitingChange(change) && <RefusedChange key={change.id} change={change} />
        )
      }
    />
  );
}

/** A waiting update: person, stage, status and feedback. */
function UpdateItem({ update }: { update: WaitingUpdate }) {
  const { input, personName, stageName } = update;
  return (
    <>
      <b>
        <bdi>{personName}</bdi>
      </b>{' '}
      <bdi>{stageName}</bdi>
      <span>{`, ${statusText(input.status)}`}</span>
      {input.feedback && (
        <chakra.p color="ink-soft" lineClamp="1">
          {input.feedback}
        </chakra.p>
      )}
    </>
  );
}

/** A waiting change of next session or agreed steps. */
function ChangeItem({ change }: { change: WaitingChange }) {
  return (
    <>
      <b>
        <bdi>{change.personName}</bdi>
      </b>{' '}
      <span>{change.text}</span>
    </>
  );
}

/** A rejected change of next session or agreed steps. */
const RefusedChange = ({ change }: { change: WaitingChange }) => (
  <RefusedNotice
    change={change}
    title="1 update failed"
    detail={
      change.problem?.isConflict
        ? `${change.personName}: “${change.text}” was not saved, because it was changed meanwhile.`
        : `${change.personName}: “${change.text}” was not saved. ${change.problem?.message ?? ''}`
    }
    action="Discard"
  />
);
