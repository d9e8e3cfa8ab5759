import { useApolloClient } from '@apollo/client/react';
import {
  PRECONDITION_FAILED,
  isVersionConflict,
  refusalIn,
} from '../../../lib/mutation/outcome.ts';
import { causeOf } from '../../../lib/errors.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { toast } from '../../../ui/toast.ts';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import { useAssignClubMutation } from './AssignClub.generated.ts';
import { useAssignMentorMutation } from './AssignMentor.generated.ts';

/** A club or mentor to assign. */
interface Choice {
  id: string;
  name: string;
}

/** Result of an assignment. */
interface Assigned {
  done: boolean;
  /** The server's reason of a rejection; undefined without one. */
  reason?: string | undefined;
  /** The current record, if another user changed the assignment meanwhile. */
  theirs?: PersonRowFragment | undefined;
}

type Assignable = Pick<PersonRowFragment, 'id' | 'name' | 'version' | 'club' | 'mentor'>;

/** Assigns a club or a mentor to a person, or none with null. */
export function useAssign(kind: 'club' | 'mentor', audience: ClubAudience) {
  const { cache } = useApolloClient();
  const club = useOutcome(useAssignClubMutation());
  const mentor = useOutcome(useAssignMentorMutation());
  const noun = kind === 'club' ? 'Club' : 'Mentor';
  const toasts = {
    key: 'assignment',
    failure: {
      title: `Error assigning ${kind}`,
      detail: `Failed to assign ${kind}. Please try again.`,
      always: true,
    },
  };

  const send = async (person: Assignable, id: string | null, handled: string[]) => {
    const input = { personId: person.id, audience, ifVersion: person.version };
    if (kind === 'club') {
      return club.run({ input: { ...input, clubId: id } }, { ...toasts, handled });
    }
    const outcome = await mentor.run({ input: { ...input, mentorId: id } }, { ...toasts, handled });
    if (outcome.done) {
      // The counts of both mentors have changed.
      for (const changed of [person.mentor?.id, id]) {
        if (changed) cache.evict({ id: `Mentor:${changed}`, fieldName: 'studentsCount' });
      }
    }
    return outcome;
  };

  const showToast = (person: Assignable, to: Choice | null, onUndo?: () => void) => {
    const before = person[kind];
    const what = to ? `${to.name} for ${person.name}` : `${before?.name ?? noun} of ${person.name}`;
    toast.success(`${noun} ${to ? 'assigned' : 'removed'} successfully`, what, {
      key: toasts.key,
      onUndo,
    });
  };

  const undo = async (before: Assignable, now: Assignable) => {
    const earlier = before[kind];
    const { done } = await send(now, earlier?.id ?? null, []);
    if (!done) return;
    toast.success('Undone', `${now.name}: ${kind} as before.`, { key: toasts.key });
  };

  const assign = async (person: Assignable, to: Choice | null): Promise<Assigned> => {
    const { done, payload, userErrors, error } = await send(person, to?.id ?? null, [
      PRECONDITION_FAILED,
    ]);
    const now = payload?.person;
    if (done) {
      showToast(person, to, now ? () => void undo(person, now) : undefined);
      return { done };
    }
    if (isVersionConflict(userErrors)) {
      if (!now) toast.failure(toasts.failure.title, toasts.failure.detail, { key: toasts.key });
      // Another user has made the same choice.
      else if ((now[kind]?.id ?? null) === (to?.id ?? null)) {
        showToast(person, to);
        return { done: true };
      }
      // Other fields were changed: no conflict, so it assigns with the new version.
      else if (now[kind]?.id === person[kind]?.id) return assign(now, to);
      return { done, theirs: now ?? undefined };
    }
    return { done, reason: refusalIn({ userErrors }) ?? causeOf(error) };
  };

  return { assign, busy: club.busy || mentor.busy };
}
