import fc from 'fast-check';

/** A backend's data without shapes. */
export interface World {
  clubs: { student: WorldClub; educator: WorldClub };
  mentors: WorldMentor[];
  people: WorldPerson[];
  counts: number[];
  stats: number[];
}

export interface WorldClub {
  id: string;
  name: string;
  clubFor: 'student' | 'educator';
  description: string | null;
  /** Names by id; the id is derived from the name where the backend has none. */
  stages: Map<string, string>;
}

export interface WorldMentor {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  specialization: string | null;
  experience: string | null;
  status: string | null;
  studentsCount: number;
  /** Whether the mentor has a club: the students' for the first, the educators' for the second. */
  inClub: boolean;
}

export interface WorldPerson {
  id: string;
  audience: 'student' | 'educator';
  name: string;
  email: string;
  phone: string | null;
  status: string | null;
  flag: boolean;
  createdAt: Date | null;
  inClub: boolean;
  /** Index of the mentor. */
  mentor: number | null;
  details: Record<string, string | number | string[] | null>;
  /** Keyed by stage. */
  saves: { status: string; feedback: string | null; at: Date | null }[];
}

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter((value) => value.trim() !== '');
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2, nil: null });
const optionalText = optional(text);
const moment = fc.date({
  min: new Date('2001-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});
const percentage = optional(fc.integer({ min: 0, max: 200 }).map((half) => half / 2));
const email = fc.stringMatching(/^[a-z]{1,5}@[a-z]{1,5}\.in$/);
const status = fc.constantFrom('not started', 'in progress', 'completed');

const common = {
  dateOfBirth: optional(moment.map((date) => date.toISOString().slice(0, 10))),
  age: optional(fc.integer({ min: 0, max: 100 })),
  gender: optionalText,
  city: optionalText,
  preferredLanguage: optionalText,
  interests: fc.array(fc.stringMatching(/^[A-Z][a-z ]{0,5}[a-z]$/), { maxLength: 3 }),
  achievements: optionalText,
};
const detailsOf = {
  student: fc.record({
    ...common,
    class: optionalText,
    schoolName: optionalText,
    tenthPercentage: percentage,
    futureAspirations: optionalText,
  }),
  educator: fc.record({
    ...common,
    currentPosition: optionalText,
    institution: optionalText,
    experience: optionalText,
    publications: optionalText,
  }),
};

const NO_SAVE = { status: 'not started', feedback: null, at: null };

const person = (audience: 'student' | 'educator') =>
  fc.record({
    audience: fc.constant(audience),
    name: text,
    email,
    phone: optionalText,
    status: optional(fc.constantFrom('active', 'Pending', 'on leave')),
    flag: fc.boolean(),
    createdAt: optional(moment),
    inClub: fc.boolean(),
    mentor: optional(fc.nat(1)),
    details: detailsOf[audience],
    saves: fc.oneof(
      fc.array(fc.record({ status, feedback: optionalText, at: optional(moment) }), {
        minLength: 4,
        maxLength: 4,
      }),
      fc.constant(Array.from({ length: 4 }, () => NO_SAVE)),
    ),
  });

const stageNames = fc.uniqueArray(
  fc.string({ maxLength: 6 }).map((name) => name.trim()),
  { minLength: 1, maxLength: 4 },
);

const stages = (clubFor: string, clubId: string) =>
  fc.tuple(stageNames, fc.boolean()).map(([names, haveIds]) => {
    const prefix = clubFor === 'student' ? '5' : '6';
    const idOf = (name: string, index: number) =>
      haveIds ? `${prefix}${index + 1}` : `${clubId}~${name}`;
    return new Map(names.map((name, index) => [idOf(name, index), name]));
  });

const club = <A extends 'student' | 'educator'>(clubFor: A) =>
  fc.record({
    id: fc.constant(`club-${clubFor}`),
    name: text.map((name) => `${name} ${clubFor}s`),
    clubFor: fc.constant(clubFor),
    description: optionalText,
    stages: stages(clubFor, `club-${clubFor}`),
  });

const mentor = fc.record({
  name: text,
  email,
  phone: optionalText,
  specialization: optionalText,
  experience: optionalText,
  status: optional(fc.constantFrom('active', 'inactive')),
  studentsCount: fc.nat(500),
  inClub: fc.boolean(),
});

/** Some ids are all digits, which a backend may return as a number. */
const numbered = <T>(prefix: string, rows: T[]) =>
  rows.map((row, index) => ({ ...row, id: `${index % 2 === 0 ? prefix : '70'}${index + 1}` }));

export const world: fc.Arbitrary<World> = fc.record({
  clubs: fc.record({ student: club('student'), educator: club('educator') }),
  mentors: fc
    .tuple(mentor, mentor)
    .map((both) =>
      both.map((one, index) => ({ ...one, name: `${one.name} ${index}`, id: `mentor${index}` })),
    ),
  people: fc
    .tuple(
      fc.array(person('student'), { minLength: 1, maxLength: 3 }),
      fc.array(person('educator'), { minLength: 1, maxLength: 2 }),
    )
    .map(([students, educators]) => [
      ...numbered('student', students),
      ...numbered('educator', educators).map((one) => ({
        ...one,
        id: one.id.replace(/^70/, '80'),
      })),
    ]),
  counts: fc.array(fc.nat(9999), { minLength: 5, maxLength: 5 }),
  stats: fc.array(fc.nat(999), { minLength: 4, maxLength: 4 }),
});
