import { describe, expect, it } from 'vitest';
import type { StageStatus } from '../domain/words.ts';
import { accountStatuses, stageStatuses } from '../domain/words.ts';
import { ageOn, schoolYear } from './calendar.ts';
import { CITIES } from './content/cities.ts';
import { EXPERIENCES, POSITIONS, QUALIFICATIONS } from './content/options.ts';
import { generateDemoData } from './generate.ts';
import type { DemoClub, DemoPerson } from './records.ts';

const NOW = new Date('2026-11-20T09:00:00+05:30');
const DAY = 86_400_000;
const data = generateDemoData(NOW);
const clubOf = (person: DemoPerson) => data.clubs.find((club) => club.id === person.clubId);
const mentorOf = (person: DemoPerson) => data.mentors.find(({ id }) => id === person.mentorId);
const students = data.people.filter((person) => person.audience === 'student');
const educators = data.people.filter((person) => person.audience === 'educator');

/** Number of completed stages, by the last save of each. */
function completedCount(person: DemoPerson): number {
  const last = new Map<string, StageStatus>();
  for (const save of person.saves) last.set(save.stageId, save.status);
  return [...last.values()].filter((status) => status === 'completed').length;
}

const progressCounts = (club: DemoClub) =>
  new Set(data.people.filter((person) => person.clubId === club.id).map(completedCount));

describe('the demo data as a whole', () => {
  it('has the specified numbers', () => {
    expect(students).toHaveLength(120);
    expect(educators).toHaveLength(40);
    expect(data.mentors).toHaveLength(8);
    expect(data.clubs.filter((club) => club.audience === 'student')).toHaveLength(3);
    expect(data.clubs.filter((club) => club.audience === 'educator')).toHaveLength(2);
    for (const club of data.clubs) {
      expect([5, 6, 7]).toContain(club.stages.length);
      expect(club.stages.every((stage) => stage.description.length >= 10)).toBe(true);
    }
  });

  it('is deterministic for a given time and has constant ids', () => {
    expect(generateDemoData(NOW)).toEqual(data);
    const later = generateDemoData(new Date('2027-06-01T00:10:00+05:30'));
    expect(later.people.slice(0, 1).map(({ id }) => id)).toEqual(
      data.people.slice(0, 1).map(({ id }) => id),
    );
    expect(later.clubs.map(({ stages }) => stages.map(({ id }) => id))).toEqual(
      data.clubs.map(({ stages }) => stages.map(({ id }) => id)),
    );
  });

  it('has unique ids, names and reserved emails', () => {
    const everyone = [data.admin, ...data.mentors, ...data.people];
    for (const key of ['id', 'name', 'email'] as const) {
      expect(new Set(everyone.map((one) => one[key])).size).toBe(everyone.length);
    }
    for (const { email } of everyone) expect(email).toMatch(/^[a-z.]+@(example\.com|\w+\.test)$/);
  });
});

describe('students', () => {
  const filled = students.filter((student) => student.details.class !== undefined);

  it('have a city of their state and a school there', () => {
    for (const { details } of filled) {
      const city = CITIES.find(({ name }) => name === details.city);
      expect(details.state).toBe(city?.state);
      expect(city?.schools).toContain(details.schoolName);
    }
  });

  it.each(['2026-11-20', '2026-05-31', '2026-06-01', '2028-02-29'])(
    'have an age that fits their class on %s',
    (day) => {
      const now = new Date(`${day}T12:00:00+05:30`);
      const start = new Date(`${schoolYear(now)}-06-01T12:00:00+05:30`);
      let checked = 0;
      for (const { details } of generateDemoData(now).people) {
        if (details.class === undefined || details.dateOfBirth === undefined) continue;
        const usual = Number.parseInt(details.class, 10) + 5;
        expect([usual, usual + 1]).toContain(ageOn(start, details.dateOfBirth));
        expect(details.age).toBe(ageOn(now, details.dateOfBirth));
        checked += 1;
      }
      expect(checked).toBeGreaterThan(100);
    },
  );

  it('have board results only after the examinations', () => {
    const withTenth = filled.filter(({ details }) => details.tenthPercentage !== undefined);
    const withTwelfth = filled.filter(({ details }) => details.twelfthPercentage !== undefined);
    expect(withTenth.length).toBeGreaterThan(30);
    expect(withTenth.every(({ details }) => /^1[12]th$/.test(details.class ?? ''))).toBe(true);
    expect(withTwelfth.length).toBeGreaterThan(0);
    expect(withTwelfth.length).toBeLessThan(8);
    expect(withTwelfth.every(({ details }) => details.class === '12th')).toBe(true);
  });
});

describe('educators', () => {
  it('have values of the option lists and a plausible age', () => {
    const filled = educators.filter((educator) => educator.details.currentPosition !== undefined);
    expect(filled.length).toBeGreaterThan(30);
    for (const { details } of filled) {
      expect(POSITIONS).toContain(details.currentPosition);
      expect(EXPERIENCES).toContain(details.experience);
      expect(QUALIFICATIONS).toContain(details.qualifications);
      expect(details.age).toBeGreaterThanOrEqual(
        22 + Number.parseInt(details.experience ?? '', 10),
      );
      expect(details.age).toBeLessThan(60);
    }
  });
});

describe('edge cases', () => {
  it.each([
    ['students', students],
    ['educators', educators],
  ])('include every account status and each kind of incomplete record for %s', (_name, people) => {
    const some = (test: (person: DemoPerson) => boolean) => people.filter(test).length;
    for (const status of [...accountStatuses, null]) {
      expect(some((person) => person.status === status)).toBeGreaterThan(0);
    }
    const empty = some(({ details }) => Object.keys(details).length === 0);
    expect(empty).toBeGreaterThan(0);
    expect(some(({ formSubmitted, clubId }) => formSubmitted && !clubId)).toBeGreaterThan(0);
    expect(some(({ clubId, mentorId }) => clubId !== null && !mentorId)).toBeGreaterThan(0);
    const keyDetail = ({ details }: DemoPerson) =>
      details.class !== undefined || details.currentPosition !== undefined;
    expect(some((person) => !person.formSubmitted && keyDetail(person))).toBeGreaterThan(0);
    expect(some(({ mentorId, saves }) => mentorId !== null && !saves.length)).toBeGreaterThan(0);
  });

  it.each(data.clubs.map((club) => [club.name, club] as const))(
    'include every progress that the stages of %s allow',
    (_name, club) => {
      const all = Array.from({ length: club.stages.length + 1 }, (_, completed) => completed);
      expect(progressCounts(club)).toEqual(new Set(all));
    },
  );

  it('include every stage status', () => {
    const statuses = new Set(data.people.map((person) => person.saves.at(-1)?.status));
    for (const status of stageStatuses) expect(statuses).toContain(status);
  });

  it('include mentors who are inactive, without a status and without a club', () => {
    expect(data.mentors.some((mentor) => mentor.status === 'inactive')).toBe(true);
    expect(data.mentors.some((mentor) => mentor.status === null)).toBe(true);
    expect(data.mentors.filter((mentor) => mentor.clubId === null)).toHaveLength(1);
  });
});

describe('links between people, mentors and clubs', () => {
  it('never cross audiences or clubs', () => {
    for (const person of data.people) {
      const club = clubOf(person);
      if (club) expect(club.audience).toBe(person.audience);
      const mentor = mentorOf(person);
      if (mentor?.clubId) expect(mentor.clubId).toBe(person.clubId);
      const stageIds = club?.stages.map((stage) => stage.id) ?? [];
      for (const save of person.saves) expect(stageIds).toContain(save.stageId);
    }
  });

  it('have consistent dates: joined, form, first save, now', () => {
    for (const person of data.people) {
      const moments = [person.createdAt, person.formSubmittedAt, ...person.saves.map((s) => s.at)];
      const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(NOW.getTime());
    }
  });
});

describe('feedback', () => {
  const saves = data.people.flatMap((person) => person.saves);

  it('mentions the person and is rarely repeated', () => {
    const texts = saves.flatMap((save) => save.feedback ?? []);
    const times = new Map<string, number>();
    for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
    expect(times.size / texts.length).toBeGreaterThan(0.8);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(4);
    for (const text of texts) expect(text).toMatch(/^[A-Z“][^{}]+[.?”]$/);
  });

  it.each(['2026-11-20T09:00', '2026-12-01T00:05', '2027-03-31T23:59'])(
    'gives every mentor with people a pending update and a stage completed this month, at %s',
    (moment) => {
      const now = new Date(`${moment}+05:30`);
      const monthStart = new Date(`${moment.slice(0, 7)}-01T00:00+05:30`);
      const { people, mentors } = generateDemoData(now);
      for (const mentor of mentors.filter(
        ({ clubId, status }) => clubId && status !== 'inactive',
      )) {
        const own = people.filter((person) => person.mentorId === mentor.id);
        const stale = own.filter((person) => {
          const last = person.saves.at(-1)?.at.getTime() ?? 0;
          return now.getTime() - last > 14 * DAY;
        });
        const doneThisMonth = own
          .flatMap((person) => person.saves)
          .filter((save) => save.status === 'completed' && save.at >= monthStart && save.at <= now);
        expect(stale.length, mentor.name).toBeGreaterThan(0);
        expect(doneThisMonth.length, mentor.name).toBeGreaterThan(0);
      }
    },
  );
});

describe('the demo accounts', () => {
  const byEmail = (email: string) => data.people.find((person) => person.email === email);

  it('have about 25 students of the mentor with varied progress', () => {
    const meera = data.mentors.find((mentor) => mentor.email === 'mentor@waymark.test');
    const own = students.filter((student) => student.mentorId === meera?.id);
    expect(meera?.name).toBe('Meera Kulkarni');
    expect(own).toHaveLength(25);
    expect(new Set(own.map(completedCount))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it.each([
    ['student@waymark.test', 'Ananya Deshpande', 'Robotics Club', 'Meera Kulkarni'],
    ['educator@waymark.test', 'Shalini Menon', 'Classroom Leadership', 'Rukmini Subramaniam'],
  ])('have %s with two of five stages completed', (email, name, club, mentor) => {
    const person = byEmail(email);
    if (!person) throw new Error(`${email} is missing`);
    expect(person.name).toBe(name);
    expect(clubOf(person)?.name).toBe(club);
    expect(mentorOf(person)?.name).toBe(mentor);
    expect(clubOf(person)?.stages).toHaveLength(5);
    expect(completedCount(person)).toBe(2);
    const last = person.saves.at(-1);
    expect(last?.stageId).toBe(clubOf(person)?.stages[2]?.id);
    expect(last?.status).toBe('in progress');
  });
});

it('most students under 18 have a consent', () => {
  const minors = students.filter(
    ({ details, formSubmitted }) => formSubmitted && (details.dateOfBirth ?? '') > '2008-11-20',
  );
  const agreed = minors.filter(({ details }) => details.consent);
  expect(agreed.length).toBeGreaterThan(minors.length * 0.7);
  expect(agreed.length).toBeLessThan(minors.length);
});
