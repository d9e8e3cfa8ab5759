import type { FormDetails } from '../domain/form-details.ts';
import type { Audience } from '../domain/words.ts';
import { eveningBefore, indianDay } from './calendar.ts';
import { consentTo } from './consent.ts';
import type { PersonWords } from './feedback.ts';
import { demoId } from './ids.ts';
import type { Identity } from './identity.ts';
import { createJourney } from './journeys.ts';
import type { Step } from './journeys.ts';
import type { DemoPerson, DemoSave } from './records.ts';
import type { Situation } from './situations.ts';
import type { World } from './world.ts';

/** Saves of a journey, with text. */
function savesOf(
  world: World,
  situation: Situation,
  steps: Step[],
  words: PersonWords,
): DemoSave[] {
  const writer = situation.mentor ?? situation.formerMentor;
  const clubKey = situation.club;
  if (!writer || !clubKey) return [];
  const { id, name } = world.mentors[writer];
  return steps.map((step) => {
    const stage = world.clubs[clubKey].stages[step.stage];
    if (!stage) throw new Error(`${clubKey} has no stage ${step.stage}`);
    return {
      stageId: stage.id,
      status: step.status,
      feedback: world.writeFeedback(clubKey, step, words),
      at: eveningBefore(world.random, world.now, step.daysAgo),
      by: { id, name },
    };
  });
}

/** Days since the form and since joining. */
function daysOf(world: World, situation: Situation, steps: Step[]) {
  const { random } = world;
  const firstSave = steps[0]?.daysAgo;
  const sent = firstSave === undefined ? random.int(2, 26) : firstSave + random.int(3, 14);
  const joined = situation.form === 'submitted' ? sent + random.int(0, 5) : random.int(0, 24);
  return { sent, joined };
}

/** Creates a person from identity, answers and situation. */
export function createPerson(
  world: World,
  audience: Audience,
  situation: Situation,
  parts: { identity: Identity; details: FormDetails; words: PersonWords },
): DemoPerson {
  const { random, now, clubs, mentors } = world;
  const club = situation.club && clubs[situation.club];
  const steps = createJourney(random, now, {
    stageCount: club?.stages.length ?? 0,
    completed: situation.completed,
    pace: situation.pace,
  });
  const { sent, joined } = daysOf(world, situation, steps);
  const joinedAt = eveningBefore(random, now, joined);
  // When both are on one day, the form was sent right after joining.
  const sentAt = sent === joined ? joinedAt : eveningBefore(random, now, sent);
  const submitted = situation.form === 'submitted';
  const consent =
    submitted && audience === 'student'
      ? consentTo({ ...parts.identity, details: parts.details }, indianDay(sentAt))
      : undefined;
  return {
    id: demoId(`person/${parts.identity.email}`),
    audience,
    name: parts.identity.name,
    email: parts.identity.email,
    phone: situation.form === 'none' ? null : parts.identity.phone,
    status: situation.status,
    createdAt: joinedAt,
    clubId: club?.id ?? null,
    mentorId: situation.mentor && mentors[situation.mentor].id,
    education: null,
    formSubmitted: submitted,
    formSubmittedAt: submitted ? sentAt : null,
    details: { ...parts.details, ...(consent && { consent }) },
    saves: savesOf(world, situation, steps, parts.words),
  };
}
