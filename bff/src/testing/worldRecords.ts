import { day, moment, noReference, numeric, record, word, type Pick } from './pick.ts';
import { Answer } from './upstream.ts';
import type { World, WorldClub, WorldMentor, WorldPerson } from './world.ts';

export function stageRecords(pick: Pick, { id, stages }: WorldClub): unknown[] {
  return [...stages].map(([stageId, name]) => {
    const whole = record(pick, stageId, { name, description: null });
    return isNamed(id, stageId) ? pick<unknown>(whole, name, { name }) : whole;
  });
}

/** True where the backend has only the stage's name. */
function isNamed(clubId: string, stageId: string): boolean {
  return stageId.startsWith(`${clubId}~`);
}

export function clubRecord(pick: Pick, club: WorldClub) {
  const { id, name, clubFor, description } = club;
  const stages = stageRecords(pick, club);
  return record(pick, id, {
    name,
    description,
    clubFor: pick(clubFor, clubFor.toUpperCase()),
    stages,
  });
}

/** A reference to a club; `object` where the reader has no list to look up an id. */
function clubReference(pick: Pick, club: WorldClub | null, form: 'object' | 'any'): unknown {
  if (club === null) return noReference(pick);
  const object = record(pick, club.id, { name: club.name, clubFor: club.clubFor });
  return form === 'object'
    ? object
    : pick<unknown>(object, club.id, { _id: club.id }, { $oid: club.id }, { name: club.name });
}

export function mentorRecord(
  pick: Pick,
  world: World,
  mentor: WorldMentor,
  form: 'object' | 'any' = 'any',
) {
  const { name, email, phone, specialization, experience, status, studentsCount, inClub } = mentor;
  const club = world.mentors.indexOf(mentor) === 0 ? world.clubs.student : world.clubs.educator;
  const assignedClub = clubReference(pick, inClub ? club : null, form);
  return record(pick, mentor.id, {
    name,
    email,
    phone,
    specialization,
    experience,
    status,
    studentsCount: numeric(pick, studentsCount),
    assignedClub,
  });
}

function mentorReference(
  pick: Pick,
  mentor: WorldMentor | undefined,
  reader: 'admin' | 'own',
): unknown {
  if (mentor === undefined) return noReference(pick);
  const { id, name, email, phone, specialization } = mentor;
  const object = record(pick, id, { name, email, phone, specialization });
  return reader === 'own' ? object : pick<unknown>(object, id, { id }, { $oid: id }, { name });
}

function clubOf({ clubs }: World, { audience, inClub }: WorldPerson): WorldClub | null {
  return inClub ? clubs[audience] : null;
}

const shorter: Record<string, string> = {
  schoolName: 'school',
  futureAspirations: 'aspirations',
  currentPosition: 'position',
  interests: 'strengths',
};

/** The form's answers, nested or flat. */
function details(pick: Pick, person: WorldPerson): Record<string, unknown> {
  const answers = record(pick, null, {
    ...person.details,
    dateOfBirth: day(pick, person.details['dateOfBirth'] as string | null),
    age: numeric(pick, person.details['age'] as number | null),
    interests: pick<unknown>(
      person.details['interests'],
      (person.details['interests'] as string[]).join(', '),
    ),
    ...('tenthPercentage' in person.details && {
      tenthPercentage: percentage(pick, person.details['tenthPercentage'] as number | null),
    }),
  });
  const short = Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [shorter[name] ?? name, value]),
  );
  return pick<Record<string, unknown>>({ formDetails: answers }, answers, short);
}

function percentage(pick: Pick, value: number | null): unknown {
  return value === null ? null : pick<unknown>(value, String(value), `${value}%`);
}

const keyDetails = {
  student: ['class', 'schoolName', 'tenthPercentage', 'futureAspirations'],
  educator: ['currentPosition', 'institution', 'experience', 'qualifications'],
};

/** The flag, which may be left out where the details imply it. */
function flag(pick: Pick, { audience, flag: isSet, details: answers }: WorldPerson): unknown {
  const isFilled = keyDetails[audience].some((key) => (answers[key] ?? null) !== null);
  return isSet === isFilled
    ? pick<unknown>(isSet, undefined, String(isSet), isSet ? 'Yes' : 'no', isSet ? 1 : '0')
    : isSet;
}

export function personRecord(
  pick: Pick,
  world: World,
  person: WorldPerson,
  reader: 'admin' | 'own',
) {
  const { id, name, email, phone, status, createdAt } = person;
  return record(pick, id, {
    name,
    email,
    phone,
    status,
    role: word(pick, person.audience),
    formSubmitted: flag(pick, person),
    createdAt: moment(pick, createdAt),
    assignedClub: clubReference(pick, clubOf(world, person), 'any'),
    assignedMentor: mentorReference(pick, world.mentors[person.mentor ?? -1], reader),
    ...details(pick, person),
  });
}

export function userRecord(
  pick: Pick,
  { id, name, email, phone, audience, flag: formSubmitted }: WorldPerson,
) {
  return record(pick, id, { name, email, phone, role: word(pick, audience), formSubmitted });
}

export function submissionRecord(pick: Pick, world: World, person: WorldPerson) {
  const { id, name, email, phone, audience } = person;
  return record(pick, id, {
    name,
    email,
    phone: phone ?? undefined,
    role: word(pick, audience),
    formSubmitted: flag(pick, person),
    assignedClub: clubReference(pick, clubOf(world, person), 'any'),
    createdAt: moment(pick, new Date('2030-05-05T05:05:05Z')),
    ...details(pick, person),
  });
}

/** A person's progress entries, flat or with nested stages. */
function entries(
  pick: Pick,
  person: WorldPerson,
  club: WorldClub | null,
  withIds: boolean,
): unknown[] {
  return [...(club?.stages ?? [])].map(([id, name], index) => {
    const save = person.saves[index];
    const state = {
      status:
        save?.status === 'not started'
          ? pick('not started', 'Pending', 'NOT-STARTED')
          : word(pick, save?.status ?? ''),
      feedback: save?.feedback ?? null,
      date: moment(pick, save?.at ?? null),
    };
    const stage = record(pick, id, { name, description: null });
    const shapes = [record(pick, null, { stage, ...state }), record(pick, id, { name, ...state })];
    if (withIds) return pick(...shapes);
    // A backend has either ids of stages everywhere or nowhere: a name cannot be mapped to an id.
    return isNamed(club?.id ?? '', id)
      ? pick(
          ...shapes,
          record(pick, null, { stage: name, ...state }),
          record(pick, null, { stage: { name }, ...state }),
          record(pick, null, { name, ...state }),
        )
      : pick(...shapes, record(pick, null, { stage: id, ...state }));
  });
}

function overall(pick: Pick, person: WorldPerson, club: WorldClub | null) {
  const saves = person.saves.slice(0, club?.stages.size ?? 0);
  const completed = saves.filter((save) => save.status === 'completed').length;
  const dates = saves.flatMap(({ at }) => (at === null ? [] : [at.getTime()]));
  return {
    progress: numeric(pick, Math.round((completed / Math.max(1, saves.length)) * 100)),
    lastUpdated: moment(pick, dates.length > 0 ? new Date(Math.max(...dates)) : null),
  };
}

/** False where a backend may have no record of the progress. */
function hasBegun({ saves }: WorldPerson, club: WorldClub | null): boolean {
  return saves
    .slice(0, club?.stages.size ?? 0)
    .some(
      ({ status, feedback, at }) => status !== 'not started' || feedback !== null || at !== null,
    );
}

/** The progress in a record of a list; of a person who has not begun also none. */
function progressFields(
  pick: Pick,
  person: WorldPerson,
  club: WorldClub | null,
  stages: Record<string, unknown>,
): Record<string, unknown> {
  const given = { ...overall(pick, person, club), ...stages };
  return hasBegun(person, club)
    ? given
    : pick<Record<string, unknown>>(given, {}, { stages: [], progress: 0 });
}

export function progressReply(pick: Pick, world: World, person: WorldPerson): unknown {
  const club = clubOf(world, person);
  const stages = entries(pick, person, club, false);
  const key = pick('stageProgress', 'stages');
  const whole = record(pick, null, { [key]: stages, ...overall(pick, person, club) });
  const none = [
    null,
    { success: true, data: null },
    { progress: null },
    new Answer(204, ''),
    new Answer(404, { message: 'No progress found' }),
  ];
  return pick<unknown>(
    whole,
    ...(hasBegun(person, club) ? [] : none),
    { data: whole },
    { progress: whole },
    stages,
    { data: stages },
    { progress: stages },
    { student: whole },
    { success: true, data: { progress: whole } },
  );
}

export function trackedRecord(pick: Pick, world: World, person: WorldPerson) {
  const club = clubOf(world, person);
  const named = { club: club?.name ?? null };
  const referring = {
    club: club && record(pick, club.id, { name: club.name, clubFor: club.clubFor }),
  };
  const shape = pick<typeof named | typeof referring>(named, referring);
  const mentor = world.mentors[person.mentor ?? -1];
  return record(pick, person.id, {
    name: person.name,
    mentor:
      mentor === undefined
        ? null
        : pick<unknown>(mentor.name, mentorReference(pick, mentor, 'own')),
    ...shape,
    ...progressFields(pick, person, club, {
      [pick('stages', 'stageProgress')]: entries(pick, person, club, shape === named),
    }),
  });
}

export function mentoredRecord(pick: Pick, world: World, person: WorldPerson, own: WorldMentor) {
  const { id, name, email, phone, createdAt } = person;
  const club = clubOf(world, person);
  return record(pick, id, {
    name,
    email,
    phone,
    role: pick<unknown>(person.audience, undefined, word(pick, person.audience)),
    [pick('club', 'assignedClub')]: clubReference(pick, club, own.inClub ? 'any' : 'object'),
    [pick('joinDate', 'createdAt')]: moment(pick, createdAt),
    ...progressFields(pick, person, club, { stages: entries(pick, person, club, false) }),
    ...details(pick, person),
  });
}
