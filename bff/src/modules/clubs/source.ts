import type { RestClient } from '../../rest/client.ts';
import { entriesOf, recordsOf } from '../../rest/unwrap.ts';
import type { Audience, Club, Stage } from './club.ts';
import { readClub, readStages } from './normalise.ts';

/** The REST calls that read clubs. */
export interface ClubSource {
  /** GET /api/admin/clubs */
  all(): Promise<Club[]>;
  /** GET /api/admin/clubs, narrowed to one audience. */
  ofAudience(audience: Audience): Promise<Club[]>;
  /** GET /api/student/clubs or /api/educator/clubs */
  choices(audience: Audience): Promise<Club[]>;
  /** GET /api/mentor/clubs/{clubId}/stages */
  stagesForMentor(clubId: string): Promise<Stage[]>;
}

export function createClubSource(rest: RestClient): ClubSource {
  async function all(query?: { clubFor: Audience }): Promise<Club[]> {
    const reply = await rest.get('/api/admin/clubs', query && { query });
    return recordsOf(reply, 'clubs').map((record) => readClub(record, 'admin'));
  }

  return {
    all: () => all(),

    async ofAudience(audience) {
      // The whole list serves every other part of the operation too.
      const clubs = await all();
      if (clubs.every((club) => club.clubFor !== undefined)) {
        return clubs.filter((club) => club.clubFor === audience);
      }
      // A backend whose clubs don't say whom they are for can only be asked.
      return (await all({ clubFor: audience })).map((club) => ({ ...club, clubFor: audience }));
    },

    async choices(audience) {
      const reply = await rest.get(`/api/${audience}/clubs`);
      return recordsOf(reply, 'clubs')
        .map((record) => readClub(record, audience))
        .map((club) => ({ ...club, clubFor: club.clubFor ?? audience }));
    },

    async stagesForMentor(clubId) {
      const reply = await rest.get('/api/mentor/clubs/{clubId}/stages', { params: { clubId } });
      return readStages(entriesOf(reply, 'stages', 'club'), clubId);
    },
  };
}
