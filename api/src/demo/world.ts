import { eveningBefore } from './calendar.ts';
import { CLUBS } from './content/clubs.ts';
import type { ClubKey } from './content/clubs.ts';
import { MENTORS } from './content/mentors.ts';
import type { MentorContent, MentorKey } from './content/mentors.ts';
import { createFeedbackWriter } from './feedback.ts';
import type { FeedbackWriter } from './feedback.ts';
import { demoId } from './ids.ts';
import { createIdentityMaker } from './identity.ts';
import type { IdentityMaker } from './identity.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import type { DemoClub, DemoMentor } from './records.ts';

const SEED = 1947;
/** Clubs and mentors are older than the first student. */
const FOUNDED_DAYS_AGO = 420;

/** Shared state of the generator: time, random generator, clubs, mentors. */
export type World = {
  now: Date;
  random: Random;
  clubs: Record<ClubKey, DemoClub>;
  mentors: Record<MentorKey, DemoMentor>;
  identities: IdentityMaker;
  writeFeedback: FeedbackWriter;
};

/** `taken`: names of handwritten people. */
export function createWorld(now: Date, taken: readonly string[]): World {
  const random = createRandom(SEED);
  const founded = () => eveningBefore(random, now, FOUNDED_DAYS_AGO - random.int(0, 40));

  const clubs = Object.fromEntries(
    CLUBS.map(({ key, stages, ...club }): [string, DemoClub] => [
      key,
      {
        ...club,
        id: demoId(`club/${key}`),
        createdAt: founded(),
        stages: stages.map((stage, index) => ({ ...stage, id: demoId(`stage/${key}/${index}`) })),
      },
    ]),
  ) as Record<ClubKey, DemoClub>;

  const mentors = Object.fromEntries(
    Object.entries<MentorContent>(MENTORS).map(([key, { club, ...mentor }]) => [
      key,
      {
        ...mentor,
        id: demoId(`mentor/${key}`),
        createdAt: founded(),
        clubId: club && clubs[club].id,
      },
    ]),
  ) as Record<MentorKey, DemoMentor>;

  const mentorNames = Object.values(mentors).map((mentor) => mentor.name);
  return {
    now,
    random,
    clubs,
    mentors,
    identities: createIdentityMaker(random, [...taken, ...mentorNames]),
    writeFeedback: createFeedbackWriter(random),
  };
}
