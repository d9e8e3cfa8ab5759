import { Type } from 'typebox';
import { IdParams, isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs, type SignedIn } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { ClubReference } from '../clubs/club.ts';
import { noSuchClub } from '../clubs/no-such-club.ts';
import { clubReference } from '../clubs/records.ts';
import { holdClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory } from '../history/append.ts';
import { refuseClub } from './assignment.ts';
import { noSuchPerson } from './no-such-person.ts';
import type { Person } from './person.ts';
import { personRecord } from './person-record.ts';
import { holdPerson, setClub } from './repository.ts';
import { PersonRecords } from './schemas.ts';

const Body = Type.Object({
  clubId: Nullable(Type.String(), {
    description: 'null removes the person from the club',
    'x-messages': { required: 'Club ID is missing. Please try again.' },
  }),
});

/** PUT /api/admin/students/{id}/assign-club and the same for educators */
export function assignClubRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.put(
    `/${audience}s/:id/assign-club`,
    {
      schema: {
        summary: 'Put a person into a club; the mentor and all progress stay',
        params: IdParams,
        body: Body,
        response: { 200: PersonRecords[audience], 400: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const assigned = await assign(deps, signedInAs(request), audience, id, request.body.clubId);
      return assigned.ok ? personRecord(assigned.value) : refuseWith(reply, assigned.failure);
    },
  );
}

async function assign(
  { db, now }: Dependencies,
  by: SignedIn,
  audience: Audience,
  personId: string,
  clubId: string | null,
): Promise<Result<Person>> {
  if (!isId(personId)) return noSuchPerson(audience);
  if (clubId !== null && !isId(clubId)) return noSuchClub();
  return db.transaction().execute(async (tx) => {
    const person = await holdPerson(tx, audience, personId);
    if (!person) return noSuchPerson(audience);
    const club = clubId === null ? null : await holdClub(tx, clubId);
    if (clubId !== null && !club) return noSuchClub();
    const refusal = club && refuseClub(audience, club, 'clubId');
    if (refusal) return refusal;
    if (person.club?.id === club?.id) return succeed(person);

    await setClub(tx, personId, club?.id ?? null);
    await appendHistory(tx, {
      personId,
      at: now(),
      by,
      what: 'club',
      before: shown(person.club),
      after: shown(club),
    });
    return succeed({ ...person, club });
  });
}

function shown(club: ClubReference | null): object | null {
  return club && clubReference(club);
}
