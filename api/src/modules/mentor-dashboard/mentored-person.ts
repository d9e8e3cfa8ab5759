import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { audiences } from '../../domain/words.ts';
import { stepRecord, StepRecords } from '../agreed-steps/step.ts';
import { clubReference } from '../clubs/records.ts';
import { nextSessionRecord } from '../counselling-sessions/next-session.ts';
import { ClubReferenceRecord } from '../clubs/schemas.ts';
import {
  InterestProfileRecord,
  interestProfileRecord,
} from '../interest-profiles/interest-profile.ts';
import { AccountStatus, NextSession } from '../people/schemas.ts';
import { overallRecord, stageRecords } from '../progress/progress-record.ts';
import { OverallRecord, StageRecords } from '../progress/schemas.ts';
import type { Progress } from '../progress/progress.ts';
import type { PersonProgress } from './own-people.ts';
import { recordId, withId } from '../../platform/http/records.ts';

const text = Nullable(Type.String());

/** A person in responses to the mentor, without address, parent and emergency contacts. */
export const MentoredPerson = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    email: Type.String(),
    phone: text,
    role: Type.Enum([...audiences]),
    status: AccountStatus,
    class: text,
    school: text,
    position: text,
    institution: text,
    experience: text,
    qualifications: text,
    specialization: text,
    club: Nullable(ClubReferenceRecord),
    ...OverallRecord.properties,
    joinDate: Moment,
    aspirations: text,
    researchInterests: text,
    strengths: Type.Array(Type.String(), { description: 'The interests of the person' }),
    stages: StageRecords,
    notes: Nullable(Type.String(), { description: 'The last feedback' }),
    nextSession: NextSession,
    agreedSteps: StepRecords,
    interestProfile: InterestProfileRecord,
  },
  { title: 'MentoredPerson' },
);

export function mentoredPerson({
  person,
  progress,
  interestProfile,
}: PersonProgress): Static<typeof MentoredPerson> {
  const { details } = person;
  return {
    ...withId(person.id),
    name: person.name,
    email: person.email,
    phone: person.phone,
    role: person.audience,
    status: person.status,
    class: details.class ?? null,
    school: details.schoolName ?? null,
    position: details.currentPosition ?? null,
    institution: details.institution ?? null,
    experience: details.experience ?? null,
    qualifications: details.qualifications ?? null,
    specialization: details.specialization ?? null,
    club: person.club && clubReference(person.club),
    ...overallRecord(progress),
    joinDate: person.createdAt.toISOString(),
    aspirations: details.futureAspirations ?? null,
    researchInterests: details.researchInterests ?? null,
    strengths: details.interests ?? [],
    stages: stageRecords(progress),
    notes: newestFeedback(progress),
    nextSession: person.nextSession && nextSessionRecord(person.nextSession),
    agreedSteps: progress.agreedSteps.map(stepRecord),
    interestProfile: interestProfileRecord(interestProfile),
  };
}

function newestFeedback({ stages }: Progress): string | null {
  const written = stages.filter(({ feedback }) => feedback !== null);
  const [newest] = written.toSorted(
    (a, b) => (b.savedAt?.getTime() ?? 0) - (a.savedAt?.getTime() ?? 0),
  );
  return newest?.feedback ?? null;
}
