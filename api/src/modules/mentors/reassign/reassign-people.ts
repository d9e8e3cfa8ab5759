import { Type, type Static } from 'typebox';
import { today } from '../../../domain/calendar.ts';
import { isId } from '../../../domain/ids.ts';
import { messages } from '../../../domain/messages.ts';
import { succeed, type Result } from '../../../domain/result.ts';
import { lockPeople } from '../../../platform/database/row-locks.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { IdParams } from '../../../platform/http/records.ts';
import { ok, responses, sendResultAs } from '../../../platform/http/responses.ts';
import { signedInAs, type SignedIn } from '../../../platform/http/signed-in.ts';
import type { Dependencies } from '../../dependencies.ts';
import { mentorNotFound } from '../mentor.ts';
import { findMentor, lockMentor } from '../repository.ts';
import { mentorOfSeveral } from '../../people/assign-mentor.ts';
import { setAssigned, type Assigning } from '../../people/assign.ts';
import {
  countChanged,
  onlyPerson,
  personResult,
  PersonResult,
} from '../../people/person-result.ts';
import { listPeopleOfMentor } from '../../people/repository.ts';

const Body = Type.Object(
  {
    mentorId: Type.String({
      pattern: '\\S',
      description: 'The mentor who takes over',
      ...messages({ required: 'MENTOR_ID_REQUIRED' }),
    }),
  },
  { title: 'Reassignment' },
);

const PersonResults = Type.Object(
  { results: Type.Array(PersonResult, { description: 'By name' }) },
  { title: 'PersonResults' },
);

/** PUT /api/admin/mentors/{id}/reassign */
export function reassignPeopleRoute(app: App, deps: Dependencies): void {
  app.put(
    '/mentors/:id/reassign',
    {
      config: {
        audited: {
          action: 'change',
          what: 'mentor',
          personOf: (_request, response) =>
            onlyPerson((response as Static<typeof PersonResults>).results),
          listOf: ({ params, body }, response) => ({
            filter: JSON.stringify([params, body]),
            rowCount: countChanged((response as Static<typeof PersonResults>).results),
          }),
        },
      },
      schema: {
        summary: 'Give all people of a mentor to another one',
        description:
          'All or nobody: with one refusal nothing changes. A person of a club is refused for a mentor of another club, everybody for an inactive mentor.',
        params: IdParams,
        body: Body,
        response: responses(PersonResults, 400, 404),
      },
    },
    async (request, reply) => {
      const { mentorId } = request.body;
      const act = { by: signedInAs(request), at: deps.now(), deps };
      const done = await reassign(request.params.id, mentorId, act);
      return sendResultAs(reply, done, (results) => ok({ results }));
    },
  );
}

/** @returns a result for each person */
async function reassign(
  fromId: string,
  toId: string,
  act: Assigning & { by: SignedIn },
): Promise<Result<PersonResult[]>> {
  const { deps, by } = act;
  if (!isId(fromId) || !isId(toId)) return mentorNotFound();
  return transact<PersonResult[]>(deps.db, by, async (tx) => {
    const mentor = await lockMentor(tx, toId);
    if (!mentor || !(await findMentor(tx, fromId))) return mentorNotFound();
    await lockPeople(tx, 'mentor_id', fromId);
    const people = await listPeopleOfMentor(tx, fromId);
    const checked = people.map((person) => mentorOfSeveral.check(person, mentor));
    const day = today(deps);
    if (checked.some((refusal) => refusal)) {
      const results = people.map(({ id }, place) => {
        const refusal = checked[place];
        return refusal ? personResult(id, refusal, day) : { id, ...notDone };
      });
      return succeed(results);
    }
    await setAssigned(tx, mentorOfSeveral, people, mentor, act);
    const results = people.map((person) =>
      personResult(person.id, succeed({ ...person, mentor }), day),
    );
    return succeed(results);
  });
}

const notDone = {
  code: 'NOT_DONE',
  message: 'Not assigned, because another person was refused',
};
