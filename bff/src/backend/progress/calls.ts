import type { PartialPerson, Person } from '../../domain/person.ts';
import type { Progress, ProgressOwner } from '../../domain/progress.ts';
import { notInList } from '../failures/upstreamError.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { ClubCalls, MentorDashboardCalls, ProgressCalls } from '../port.ts';
import { refEntity, refKey } from '../reading/reference.ts';
import { createProgressLoaders } from './loaders.ts';
import { createProgressReads } from './reads.ts';
import { saveProgress } from './save.ts';
import { createStagesOfClub } from './stagesOfClub.ts';

/** What other calls need beside those of the port. */
export interface ProgressSource extends ProgressCalls {
  /** Reads the progress, for all of them together, of people whose records do not include it. */
  complete(people: Person[]): Promise<void>;
}

/** What the calls need beside the lists. */
interface ProgressDependencies {
  clubs: Pick<ClubCalls, 'lookup' | 'stagesForMentor'>;
  mentorDashboard: Pick<MentorDashboardCalls, 'person'>;
  /** Optional calls that the backend does not have. */
  missingCalls: Set<string>;
}

export function createProgressCalls(
  rest: RestClient,
  lists: Lists,
  { clubs, mentorDashboard, missingCalls }: ProgressDependencies,
): ProgressSource {
  const reads = createProgressReads(rest, lists);
  const loaders = createProgressLoaders(reads);
  const { identified, currentStage } = createStagesOfClub(clubs);

  function read(person: PartialPerson): Promise<Progress | null> | null {
    const { audience, reader } = person;
    if (reader === 'mentor') return null;
    return reader === 'admin'
      ? loaders[audience].load(ownerOf(person))
      : reads.own(audience, ownerOf(person));
  }

  return {
    startOwn: (audience) => {
      reads.startOwn(audience);
    },

    startOfPerson: (audience, personId) => {
      reads.startOfPerson(audience, personId);
    },

    ofPerson(person, selects) {
      const finish = (found: Progress) => identified(found, selects, isStageNameEnough(person));
      const { progress } = person;
      if (progress !== undefined) return finish(progress);
      return read(person)?.then((found) => found && finish(found)) ?? null;
    },

    identified,

    currentStage,

    save: (save) =>
      saveProgress(save, {
        rest,
        missingCalls,
        identified: (progress) => identified(progress, () => true),
        async person(id) {
          const person = await mentorDashboard.person(id);
          if (person !== null) return person;
          throw notInList('GET /api/mentor/students', id, 'Person not found');
        },
      }),

    async complete(people) {
      await Promise.all(
        people.map(async (person) => {
          if (person.progress !== undefined) return;
          const progress = await loaders[person.audience].load(ownerOf(person));
          if (progress !== null) person.progress = progress;
        }),
      );
    },
  };
}

function ownerOf({ id, club, reader }: PartialPerson): ProgressOwner {
  return { personId: id, clubId: refKey(club), reader };
}

/** A person's own stages stand in one place; their ids are made of the club's id and the name. */
function isStageNameEnough({ club, reader }: PartialPerson): boolean {
  const isOwn = reader !== 'admin' && reader !== 'mentor';
  return isOwn && refEntity(club) !== null;
}
