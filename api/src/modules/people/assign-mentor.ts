import { Type } from 'typebox';
import { IdParams, isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs, type SignedIn } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { noSuchMentor } from '../mentors/no-such-mentor.ts';
import { holdMentor } from '../mentors/repository.ts';
import { refuseMentor } from './assignment.ts';
import { noSuchPerson } from './no-such-person.ts';
import type { MentorReference, Person } from './person.ts';
import { personRecord } from './person-record.ts';
import { holdPerson, setMentor } from './repository.ts';
import { PersonRecords } from './schemas.ts';

const Body = Type.Object({
  mentorId: Nullable(Type.String(), {
    description: 'null removes the mentor',
    'x-messages': { required: 'Mentor ID is missing. Please try again.' },
  }),
});

/** PUT /api/admin/students/{id}/assign-mentor and the same for educators */
export function assignMentorRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    `/${audience}s/:id/assign-mentor`,
    {
      schema: {
        summary: 'Give a person a mentor of the same club, or of none',
        params: IdParams,
        body: Body,
        response: { 200: PersonRecords[audience], 400: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const assigned = await assign(deps, signedInAs(request), audience, id, request.body.mentorId);
      return assigned.ok ? personRecord(assigned.value) : refuseWith(reply, assigned.failure);
    },
  );
}

async function assign(
  { db, now }: Dependencies,
  by: SignedIn,
  audience: Audience,
  personId: string,
  mentorId: string | null,
): Promise<Result<Person>> {
  if (!isId(personId)) return noSuchPerson(audience);
  if (mentorId !== null && !isId(mentorId)) return noSuchMentor();
  return db.transaction().execute(async (tx) => {
    const person = await holdPerson(tx, audience, personId);
    if (!person) return noSuchPerson(audience);
    const mentor = mentorId === null ? null : await holdMentor(tx, mentorId);
    if (mentorId !== null && !mentor) return noSuchMentor();
    const refusal = mentor && refuseMentor(person.club?.id ?? null, mentor.club?.id ?? null);
    if (refusal) return refusal;
    if (person.mentor?.id === mentor?.id) return succeed(person);

    await setMentor(tx, personId, mentor?.id ?? null);
    await appendHistory(tx, {
      personId,
      at: now(),
      by,
      what: 'mentor',
      before: shown(person.mentor),
      after: shown(mentor),
    });
    return succeed({ ...person, mentor });
  });
}

function shown(mentor: Pick<MentorReference, 'id' | 'name'> | null): object | null {
  return mentor && { _id: mentor.id, name: mentor.name };
}
