import type { FormDetails } from '../domain/form-details.ts';
import { ageOn, birthdayForClass, schoolYear } from './calendar.ts';
import type { Goal } from './content/goal.ts';
import { GOALS } from './content/goals.ts';
import type { StudentClubKey } from './content/goals.ts';
import { CLASSES } from './content/options.ts';
import type { ClassName } from './content/options.ts';
import type { PersonWords } from './feedback.ts';
import { fill, insideSentence } from './fill.ts';
import type { Identity } from './identity.ts';
import { createPerson } from './person.ts';
import { createDeck } from './random.ts';
import type { Random } from './random.ts';
import type { DemoPerson } from './records.ts';
import { studentSituations } from './situations.ts';
import type { Situation } from './situations.ts';
import type { World } from './world.ts';

/** A percentage with at most one decimal. */
const marks = (random: Random) => random.int(560, 976) / 10;

function schoolFor(random: Random, { city, gender }: Identity): string {
  const open = city.schools.filter((school) => {
    if (/Girls|Kanya/.test(school)) return gender === 'Female';
    return !school.startsWith('Boys') || gender === 'Male';
  });
  return random.pick(open);
}

/** Personal answers, which do not count as a submitted form. */
function personalDetails(identity: Identity): FormDetails {
  return {
    gender: identity.gender,
    address: identity.address,
    city: identity.city.name,
    state: identity.city.state,
    preferredLanguage: identity.preferredLanguage,
  };
}

/** Results that a student of the class can have, after the examinations of class 10 and 12. */
function boardResults(random: Random, classNumber: number, finishedTwelfth: boolean): FormDetails {
  const hasTenth = classNumber >= 11 && random.chance(0.94);
  return {
    ...(hasTenth && { tenthPercentage: marks(random) }),
    ...(finishedTwelfth && { twelfthPercentage: marks(random) }),
  };
}

function fullDetails(world: World, identity: Identity, goal: Goal, className: ClassName) {
  const { random, now, identities } = world;
  const classNumber = Number.parseInt(className, 10);
  // Some have passed class 12 and prepare for an entrance examination.
  const finishedTwelfth = classNumber === 12 && random.chance(0.12);
  const extraYears = finishedTwelfth || random.chance(0.06) ? 1 : 0;
  const dateOfBirth = birthdayForClass(random, now, classNumber, extraYears);
  const achievement = fill(random.pick(goal.achievements), {
    city: identity.city.name,
    year: (schoolYear(now) - 1).toString(),
  });
  return {
    ...personalDetails(identity),
    dateOfBirth,
    age: ageOn(now, dateOfBirth),
    emergencyContact: identities.phone(),
    parentContact: identities.phone(),
    class: className,
    schoolName: schoolFor(random, identity),
    interests: goal.interests.slice(0, random.int(2, 3)),
    futureAspirations: goal.aspiration,
    ...(achievement && { achievements: achievement }),
    ...(classNumber >= 11 && { academicStream: goal.stream }),
    ...boardResults(random, classNumber, finishedTwelfth),
  } satisfies FormDetails;
}

function wordsAbout(random: Random, goal: Goal, details: FormDetails): PersonWords {
  const classNumber = Number.parseInt(details.class ?? '', 10);
  return {
    course: goal.course,
    exam: goal.exam,
    college: random.pick(goal.colleges),
    subject: goal.subject,
    strength: goal.strength,
    work: goal.work,
    worker: goal.worker,
    interest: insideSentence(details.interests?.[0] ?? goal.subject),
    city: details.city ?? '',
    marksheet: classNumber >= 11 ? 'Class 10 marksheet' : `Class ${classNumber - 1} report card`,
  };
}

/** All students except the one of the demo account. */
export function createStudents(world: World): DemoPerson[] {
  const { random } = world;
  const classes = createDeck(random, [...CLASSES, ...CLASSES.slice(1)]);
  const goals: Record<StudentClubKey, () => Goal> = {
    robotics: createDeck(random, GOALS.robotics),
    science: createDeck(random, GOALS.science),
    commerce: createDeck(random, GOALS.commerce),
  };
  const goalFor = ({ club }: Situation): Goal => {
    if (club === 'robotics' || club === 'science' || club === 'commerce') return goals[club]();
    return goals[random.pick(['robotics', 'science', 'commerce'] as const)]();
  };
  return studentSituations().map((situation) => {
    const identity = world.identities.create();
    const goal = goalFor(situation);
    const full = fullDetails(world, identity, goal, classes());
    const details = {
      none: {},
      started: personalDetails(identity),
      unflagged: full,
      submitted: full,
    }[situation.form];
    const words = wordsAbout(random, goal, full);
    return createPerson(world, 'student', situation, { identity, details, words });
  });
}
