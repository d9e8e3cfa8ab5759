import type { Audience, User } from '../../domain/account.ts';
import type { Person } from '../../domain/person.ts';
import type { ChangedPerson } from '../../domain/writeResult.ts';
import type { CounsellingCalls } from '../counsellingPort.ts';
import type { RestClient, WriteMethod } from '../http/client.ts';
import { changedByMentor, changedByOwner } from '../writes/changedPerson.ts';
import { writeIfSupported } from '../writes/optionalWrite.ts';

/** Calls of other domains that these need. */
interface CounsellingDependencies {
  me: () => Promise<User>;
  /** The caller as a person. */
  own: (audience: Audience) => Promise<Person>;
  /** The mentor's person with this id. @throws UpstreamError NOT_FOUND */
  mentored: (id: string) => Promise<Person>;
}

/** Ids and conditions of a change; what else it has is the body. */
interface Change {
  personId: string;
  stepId?: string;
  ifVersion?: string | null;
  idempotencyKey?: string | null;
}

const PERSON = '/api/mentor/people/{id}';
const STEP = `${PERSON}/steps/{stepId}`;

export function createCounsellingCalls(
  rest: RestClient,
  { me, own, mentored }: CounsellingDependencies,
): CounsellingCalls {
  /** A change that the mentor makes. */
  async function change(
    method: WriteMethod,
    path: string,
    { personId, stepId, ifVersion, idempotencyKey, ...values }: Change,
  ): Promise<ChangedPerson> {
    const written = await writeIfSupported(rest, method, path, {
      params: { id: personId, ...(stepId !== undefined && { stepId }) },
      body: Object.keys(values).length > 0 ? values : undefined,
      ifMatch: ifVersion,
      idempotencyKey,
    });
    const read = () => mentored(personId);
    return changedByMentor(written, { id: personId, spelling: { id: 'personId' }, read });
  }

  return {
    setSession: (plan) => change('PUT', `${PERSON}/next-session`, plan),
    cancelSession: (session) => change('DELETE', `${PERSON}/next-session`, session),
    missSession: (session) => change('PUT', `${PERSON}/next-session/missed`, session),
    addStep: (step) => change('POST', `${PERSON}/steps`, step),
    updateStep: (step) => change('PUT', STEP, step),
    removeStep: (step) => change('DELETE', STEP, step),

    async tickStep(tick) {
      // An operation does not show its caller's role.
      const { role } = await me();
      if (role !== 'student' && role !== 'educator') return change('PUT', `${STEP}/done`, tick);
      const { stepId, isDone, ifVersion, idempotencyKey } = tick;
      const written = await writeIfSupported(rest, 'PUT', `/api/${role}/steps/{stepId}/done`, {
        params: { stepId },
        body: { isDone },
        ifMatch: ifVersion,
        idempotencyKey,
      });
      return { ...changedByOwner(written, () => own(role)), stats: null };
    },

    markAnswersRead: (personId) => change('PUT', `${PERSON}/answers/read`, { personId }),
  };
}
