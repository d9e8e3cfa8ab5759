import type { Insertable } from 'kysely';
import type {
  AgreedStepsTable,
  AnswersTable,
  ConcernsTable,
  CounsellingSessionsTable,
} from '../platform/database/counselling-tables.ts';
import { EDUCATOR, STUDENT } from './accounts.ts';
import { dayOfMonth, eveningAfter, indianDay } from './calendar.ts';
import { MENTORS } from './content/mentors.ts';
import { demoId } from './ids.ts';
import type { DemoData, DemoPerson } from './records.ts';

const DAY = 24 * 60 * 60_000;
const HALF_HOUR = 30 * 60_000;

type Session = Insertable<CounsellingSessionsTable>;
type Step = Insertable<AgreedStepsTable>;
type Answer = Insertable<AnswersTable>;
type Concern = Insertable<ConcernsTable>;

/** What lies between two sessions: of the demo accounts and some people of the demo mentor. */
export function betweenSessions(
  data: DemoData,
  now: Date,
): { sessions: Session[]; steps: Step[]; answers: Answer[]; concerns: Concern[] } {
  const ananya = personOf(data, STUDENT.email);
  const shalini = personOf(data, EDUCATOR.email);
  const others = othersOfMentor(data, now);
  const [today, missed, next, ...more] = others;
  const soon = new Date(Math.ceil((now.getTime() + 2 * HALF_HOUR) / HALF_HOUR) * HALF_HOUR);
  return {
    sessions: [
      session(ananya, eveningAfter(now, 1), 'Room 12'),
      session(shalini, eveningAfter(now, 3), 'https://meet.example.com/leadership'),
      ...(today ? [session(today, soon, 'Library')] : []),
      ...(missed ? [session(missed, eveningAfter(now, -1), 'Room 12')] : []),
      ...(next ? [session(next, eveningAfter(now, 5), null)] : []),
      ...more.flatMap((person) => heldSessions(person, now)),
    ],
    steps: [
      step(ananya, now, 'Name three colleges in Pune, with one line on why each', { dueIn: 2 }),
      step(ananya, now, 'Ask for the robotics certificate', { dueIn: -2 }),
      step(ananya, now, 'Send the photographed marksheet', { isDone: true }),
      step(shalini, now, 'Observe one lesson of a colleague', { dueIn: 6 }),
      ...(next ? [step(next, now, 'Speak to a student of the course', { dueIn: 4 })] : []),
    ],
    answers: [
      ...answerOf(ananya, now, 'I found five. Is Goa too far for the list?'),
      ...(next
        ? answerOf(next, now, 'Thank you, I have asked my parents to join the next call.')
        : []),
    ],
    concerns: more.slice(0, 2).map((person, index) => concern(data, person, now, index === 1)),
  };
}

function personOf({ people }: DemoData, email: string): DemoPerson {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`no demo person ${email}`);
  return person;
}

/** Active people of the demo mentor without a save in the last two days, except the demo student. */
function othersOfMentor({ people, mentors }: DemoData, now: Date): DemoPerson[] {
  const mentor = mentors.find(({ email }) => email === MENTORS.meera.email);
  return people.filter(
    ({ email, mentorId, status, saves }) =>
      mentorId === mentor?.id &&
      email !== STUDENT.email &&
      status !== 'inactive' &&
      (saves.at(-1)?.at.getTime() ?? Infinity) < now.getTime() - 2 * DAY,
  );
}

function session(person: DemoPerson, at: Date, place: string | null): Session {
  return { id: demoId(`session/${person.id}`), person_id: person.id, at, place };
}

/** A held session for the last save of this month, if any. */
function heldSessions(person: DemoPerson, now: Date): Session[] {
  const last = person.saves.at(-1);
  const isOfThisMonth = last && now.getTime() - last.at.getTime() < (dayOfMonth(now) - 1) * DAY;
  return isOfThisMonth ? [{ ...session(person, last.at, 'Room 12'), status: 'held' }] : [];
}

/** @param dueIn days from now */
function step(
  person: DemoPerson,
  now: Date,
  text: string,
  { dueIn, isDone = false }: { dueIn?: number; isDone?: boolean },
): Step {
  return {
    id: demoId(`step/${person.id}/${text}`),
    person_id: person.id,
    text,
    due_on: dueIn === undefined ? null : indianDay(now, -dueIn),
    done_at: isDone ? new Date(now.getTime() - DAY) : null,
    done_by: isDone ? person.audience : null,
    created_at: person.saves.at(-1)?.at ?? now,
  };
}

/** An answer to the last feedback that the mentor has not read; none without feedback. */
function answerOf(person: DemoPerson, now: Date, text: string): Answer[] {
  const last = person.saves.at(-1);
  if (last?.feedback == null) return [];
  const at = new Date(Math.max(last.at.getTime(), now.getTime() - DAY));
  return [{ person_id: person.id, stage_id: last.stageId, text, at, read_at: null }];
}

function concern({ admin }: DemoData, person: DemoPerson, now: Date, isClosed: boolean): Concern {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY);
  const by = { id: admin.id, name: admin.name };
  return {
    // Constant, so that an example can name it: the writer depends on the time.
    id: demoId(`concern/${isClosed ? 'closed' : 'open'}`),
    writer_id: person.id,
    category: isClosed ? 'wellbeing' : 'bullying',
    text: isClosed
      ? 'I can’t sleep before the examinations and do not know whom to tell.'
      : 'Two boys of my class wait for me at the bus stop and take my things.',
    reported_at: at(isClosed ? 9 : 1),
    ...(isClosed && {
      taken_by: by.id,
      taken_by_name: by.name,
      taken_at: at(8),
      closed_by: by.id,
      closed_by_name: by.name,
      closed_at: at(5),
      note: 'Spoke with the student and her parents; the school counsellor sees her on Thursdays.',
    }),
  };
}
