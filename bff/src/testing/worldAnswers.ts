import { list, numeric, record, single, type Pick } from './pick.ts';
import type { Answers } from './upstream.ts';
import type { World, WorldClub, WorldMentor, WorldPerson } from './world.ts';
import {
  clubRecord,
  mentoredRecord,
  mentorRecord,
  personRecord,
  progressReply,
  stageRecords,
  submissionRecord,
  trackedRecord,
  userRecord,
} from './worldRecords.ts';

/** Answers of a backend with this data, in shapes chosen by `pick`. */
export function answersOf(world: World, pick: Pick): Answers {
  const students = world.people.filter(({ audience }) => audience === 'student');
  const educators = world.people.filter(({ audience }) => audience === 'educator');
  const clubs = [world.clubs.student, world.clubs.educator];
  const [student = none(), educator = none()] = [students[0], educators[0]];
  const mentored = students.filter(({ mentor }) => mentor === 0);
  const [own = none()] = world.mentors;
  const shaped = {
    club: (club: WorldClub) => clubRecord(pick, club),
    mentor: (mentor: WorldMentor) => mentorRecord(pick, world, mentor),
    person: (person: WorldPerson) => personRecord(pick, world, person, 'admin'),
    tracked: (person: WorldPerson) => trackedRecord(pick, world, person),
  };
  const counts = figures(
    pick,
    ['students', 'educators', 'mentors', 'clubs', 'formSubmitted'],
    world.counts,
  );
  const stats = figures(
    pick,
    ['totalStudents', 'activeStudents', 'completedSessions', 'pendingUpdates'],
    world.stats,
  );
  return {
    'GET /api/auth/me': single(pick, 'user', userRecord(pick, student)),
    'POST /api/auth/login': pick(
      { token: 't', user: userRecord(pick, educator) },
      { data: { token: 't', user: userRecord(pick, educator) } },
    ),
    'GET /api/student/profile': single(pick, 'student', personRecord(pick, world, student, 'own')),
    'GET /api/student/progress': progressReply(pick, world, student),
    'GET /api/student/clubs': list(pick, 'clubs', [shaped.club(world.clubs.student)]),
    'GET /api/educator/profile': single(
      pick,
      'educator',
      personRecord(pick, world, educator, 'own'),
    ),
    'GET /api/educator/progress': progressReply(pick, world, educator),
    'GET /api/educator/clubs': list(pick, 'clubs', [shaped.club(world.clubs.educator)]),
    'GET /api/admin/students': list(pick, 'students', students.map(shaped.person)),
    'GET /api/admin/educators': list(pick, 'educators', educators.map(shaped.person)),
    ...Object.fromEntries(
      world.people.flatMap((person) => {
        const path = `GET /api/admin/${person.audience}s/${person.id}`;
        return [
          [path, single(pick, person.audience, shaped.person(person))],
          [`${path}/progress`, progressReply(pick, world, person)],
        ];
      }),
    ),
    'GET /api/admin/mentors': list(pick, 'mentors', world.mentors.map(shaped.mentor)),
    'GET /api/admin/clubs': list(pick, 'clubs', clubs.map(shaped.club)),
    'GET /api/admin/form-submissions': list(
      pick,
      'submissions',
      world.people.map((person) => submissionRecord(pick, world, person)),
    ),
    'GET /api/admin/student-progress': list(pick, 'progress', students.map(shaped.tracked)),
    'GET /api/admin/educator-progress': list(pick, 'educators', educators.map(shaped.tracked)),
    'GET /api/admin/dashboard/counts': single(pick, 'counts', counts),
    'GET /api/mentor/profile': single(pick, 'mentor', mentorRecord(pick, world, own, 'object')),
    'GET /api/mentor/students': list(
      pick,
      'students',
      mentored.map((person) => mentoredRecord(pick, world, person, own)),
    ),
    'GET /api/mentor/dashboard/stats': single(pick, 'stats', stats),
    ...Object.fromEntries(
      clubs.map((club) => [
        `GET /api/mentor/clubs/${club.id}/stages`,
        list(pick, 'stages', stageRecords(pick, club)),
      ]),
    ),
  };
}

function none(): never {
  throw new Error('The world has at least one of each.');
}

function figures(pick: Pick, names: string[], values: number[]) {
  const entries = names.map((name, index) => [name, numeric(pick, values[index] ?? 0)]);
  return record(pick, null, Object.fromEntries(entries) as Record<string, unknown>);
}
