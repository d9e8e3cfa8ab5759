import DataLoader from 'dataloader';
import type { PartialPerson, Person } from '../../domain/person.ts';
import type { Progress, ProgressOwner } from '../../domain/progress.ts';
import { UpstreamError } from '../failures/upstreamError.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { Selection } from '../port.ts';
import type { ClubSource, MentorDashboardSource, ProgressSource } from '../sources.ts';
import { NoProgress } from '../entities/noProgress.ts';
import { ownerFrom } from '../entities/progressOwner.ts';
import { refEntity } from '../reading/reference.ts';
import { createProgressReads } from './reads.ts';
import { saveProgress } from './save.ts';
import { createStagesOfClub } from './stagesOfClub.ts';
import type { Audience, User } from '../../domain/account.ts';
import { mapMaybePromise } from '../../mapMaybePromise.ts';
import { answerFeedback } from './answer.ts';
import { ifReadable, valueOrThrow } from '../reading/orError.ts';

/** Calls of other domains that the progress calls need. */
interface ProgressDependencies {
  clubs: Pick<ClubSource, 'lookup' | 'stagesForMentor'>;
  mentorDashboard: Pick<MentorDashboardSource, 'mentored'>;
  me: () => Promise<User>;
  own: (audience: Audience) => Promise<Person>;
}

export function createProgressCalls(
  rest: RestClient,
  lists: Lists,
  { clubs, mentorDashboard, me, own }: ProgressDependencies,
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

  /** True when a call was started that may have the stages that the record lacks. */
  function isIncomplete({ audience, id, reader }: PartialPerson, progress: Progress): boolean {
    const isStarted = reads.hasStarted(audience, { personId: id, reader });
    return isStarted && progress.stages === null;
  }

  const ofPerson: ProgressSource['ofPerson'] = (person, selection) => {
    const finish = (found: Progress) => identified(found, selection, isStageNameEnough(person));
    const { progress } = person;
    if (progress !== undefined && !isIncomplete(person, progress)) return finish(progress);
    const reading = read(person);
    if (reading === null) return finish(new NoProgress(ownerOf(person)));
    return reading
      .catch((error: unknown) => givenOrThrow(progress, error))
      .then((found) => {
        const isKnown = found !== null && (!found.isEmpty || progress === undefined);
        return finish(isKnown ? found : (progress ?? new NoProgress(ownerOf(person))));
      });
  };

  return {
    startOwn: reads.startOwn,

    startOfPerson: reads.startOfPerson,

    ofPerson,

    identified,

    currentStage,

    save: (save) =>
      saveProgress(save, {
        rest,
        identified: (progress) => identified(progress, WITH_IDS),
        person: (id) => mentorDashboard.mentored(id),
      }),

    answer: (answer) =>
      answerFeedback(answer, {
        rest,
        me,
        own,
        readOwn: reads.readOwn,
        identified: (progress) => identified(progress, WITH_IDS),
      }),

    agreedSteps(person) {
      const given = person.agreedSteps;
      if (given !== undefined) return given;
      return mapMaybePromise(ofPerson(person, NOTHING), (progress) =>
        progress === null ? null : valueOrThrow(progress.agreedSteps),
      );
    },

    async complete(audience, people) {
      const incomplete = people.filter(({ progress }) => progress === undefined);
      if (incomplete.length === 0) return;
      const found = await reads.ofAll(audience, incomplete.map(ownerOf));
      for (const person of incomplete) {
        const progress = found.get(person.id);
        if (progress !== undefined) person.progress = valueOrThrow(progress);
      }
    },

    async nameStages(people) {
      await Promise.all(
        people.map(async (person) => {
          const { progress } = person;
          if (progress === undefined) return;
          person.progress = await identified(progress, CURRENT_STAGE);
        }),
      );
    },
  };
}

const NOTHING: Selection = new Map();
const CURRENT_STAGE: Selection = new Map([['currentStage', new Map()]]);
const WITH_IDS: Selection = new Map([['stages', new Map([['id', new Map()]])]]);

/** The progress of the record, where the backend has no other. */
function givenOrThrow(given: Progress | undefined, error: unknown): Progress {
  const isMissing =
    error instanceof UpstreamError && ['NOT_SUPPORTED', 'NOT_FOUND'].includes(error.code);
  if (given !== undefined && isMissing) return given;
  throw error;
}

/** An unreadable club is reported at its own field, and does not affect the progress. */
function clubOf(person: PartialPerson): PartialPerson['club'] {
  return ifReadable(() => person.club);
}

function ownerOf(person: PartialPerson): ProgressOwner {
  return ownerFrom(person, clubOf(person));
}

/**
 * For the person's own progress, ids derived from the club's id and the stage's name are enough.
 */
function isStageNameEnough(person: PartialPerson): boolean {
  const isOwn = person.reader !== 'admin' && person.reader !== 'mentor';
  return isOwn && refEntity(clubOf(person)) !== null;
}

/** Progress for the admin: one person with their own call, several with the list. */
type ProgressLoaders = Record<Audience, DataLoader<ProgressOwner, Progress | null>>;

function createProgressLoaders(progress: ReturnType<typeof createProgressReads>): ProgressLoaders {
  const loaderFor = (audience: Audience): DataLoader<ProgressOwner, Progress | null> =>
    new DataLoader(
      async (owners) => {
        const isStarted = (owner: ProgressOwner) => progress.hasStarted(audience, owner);
        const others = owners.filter((owner) => !isStarted(owner));
        const isList = new Set(others.map(({ personId }) => personId)).size > 1;
        const listed = isList ? progress.ofAll(audience, others) : null;
        return Promise.all(
          owners.map((owner) =>
            (listed === null || isStarted(owner)
              ? progress.ofPerson(audience, owner)
              : listed.then((found) => valueOrThrow(found.get(owner.personId) ?? null))
            ).catch((error: unknown) => error as Error),
          ),
        );
      },
      // The calls themselves are cached until the next write.
      { cache: false },
    );
  return { student: loaderFor('student'), educator: loaderFor('educator') };
}
