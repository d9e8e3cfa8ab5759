import { Type, type TObject, type TProperties } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { accountStatuses, audiences, languages } from '../../domain/words.ts';
import { ClubReferenceRecord } from '../clubs/schemas.ts';
import { InterestProfileRecord } from '../interest-profiles/interest-profile.ts';
import { NextSessionRecord } from '../counselling-sessions/next-session.ts';
import { listedField, recordId } from '../../platform/http/records.ts';

const text = Type.Optional(Type.String());
const percent = Type.Optional(Type.Number({ description: '0 to 100' }));

const commonDetails = {
  dateOfBirth: Type.Optional(Type.String({ format: 'date' })),
  age: Type.Optional(Type.Integer({ description: 'In years, as entered' })),
  gender: text,
  address: text,
  city: text,
  state: text,
  emergencyContact: text,
  preferredLanguage: text,
  interests: Type.Optional(Type.Array(Type.String())),
  achievements: text,
};

const studentDetails = {
  class: text,
  schoolName: text,
  tenthPercentage: percent,
  twelfthPercentage: percent,
  futureAspirations: text,
  parentContact: text,
  academicStream: text,
  consent: Type.Optional(
    Type.Object(
      {
        guardianName: Type.String(),
        relation: Type.String({ description: 'Relation to the student' }),
        contact: Type.String({ description: 'Phone number or email' }),
        givenOn: Type.String({ format: 'date' }),
        noticeVersion: Type.String({ description: 'Version of the accepted privacy notice' }),
        language: Type.Optional(
          Type.Enum([...languages], {
            description: 'Language of the accepted text; English where it is absent',
          }),
        ),
      },
      { description: "A guardian's consent" },
    ),
  ),
};

const educatorDetails = {
  currentPosition: text,
  institution: text,
  experience: text,
  qualifications: text,
  specialization: text,
  researchInterests: text,
  publications: text,
  certifications: text,
};

/** Answers of either form. */
export const DetailsRecord = Type.Object({
  ...commonDetails,
  ...studentDetails,
  ...educatorDetails,
});

/** A mentor in another record. */
export const MentorReferenceRecord = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    specialization: Nullable(Type.String()),
    email: Type.String(),
    phone: Nullable(Type.String()),
    assignedClub: Nullable(ClubReferenceRecord),
  },
  { title: 'MentorReference' },
);

/** The next session of a person. */
export const NextSession = Nullable(NextSessionRecord, {
  description:
    'null without one, without a mentor, and while person or mentor are inactive. Not part of the state of the record',
});

/** Status of a person's account. */
export const AccountStatus = Nullable(
  Type.Enum([...accountStatuses], { description: 'null counts as active' }),
);

const person = {
  ...recordId,
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  role: Type.Enum([...audiences]),
  gender: Nullable(Type.String()),
  education: Nullable(Type.String({ description: 'The name of the school unless set' })),
  status: AccountStatus,
  assignedClub: Nullable(ClubReferenceRecord),
  assignedMentor: Nullable(MentorReferenceRecord),
  formSubmitted: Type.Boolean({ description: 'The flag is set or a key detail is filled' }),
  createdAt: Moment,
  nextSession: NextSession,
};

function record<T extends TProperties, D extends TProperties>(title: string, own: T, details: D) {
  const formDetails = Type.Object({ ...commonDetails, ...details });
  return Type.Object(
    {
      ...person,
      ...own,
      formDetails: Type.Union([formDetails, Type.Null()], {
        description: 'null without answers',
      }),
    },
    { title },
  );
}

const ownText = Nullable(Type.String());

/** Person in responses to administrators and to the person. */
export const PersonRecords = {
  student: record(
    'Student',
    {
      school: ownText,
      class: ownText,
      consentMissing: Type.Boolean({
        description:
          "Under 18 today by the date of birth or, without one, in classes 9 to 12, and without a guardian's consent in formDetails",
      }),
    },
    studentDetails,
  ),
  educator: record('Educator', { institution: ownText, position: ownText }, educatorDetails),
} satisfies Record<string, TObject>;

const pending = {
  pendingEmail: Type.Optional(
    Type.String({
      description:
        'New email whose mailbox is not confirmed yet; `email` counts until then. Absent without one',
    }),
  ),
};

/** Person in responses to the person. */
export const OwnPersonRecords = {
  student: Type.Object(
    {
      ...PersonRecords.student.properties,
      ...pending,
      interestProfile: InterestProfileRecord,
      interestConsentDue: Type.Boolean({
        description:
          "Whether the interest profile needs a guardian's consent to version 3 of the privacy notice or a later one first",
      }),
    },
    { title: 'OwnStudent' },
  ),
  educator: Type.Object(
    { ...PersonRecords.educator.properties, ...pending },
    { title: 'OwnEducator' },
  ),
} satisfies Record<string, TObject>;

/** Response to changes of the own record. */
export const OwnReplies = {
  student: Type.Object({ student: OwnPersonRecords.student }),
  educator: Type.Object({ educator: OwnPersonRecords.educator }),
};

/** The same in lists for administrators. */
export const ListedPersonRecords = {
  student: listed('ListedStudent', PersonRecords.student.properties),
  educator: listed('ListedEducator', PersonRecords.educator.properties),
} satisfies Record<string, TObject>;

function listed<T extends TProperties>(title: string, properties: T) {
  return Type.Object({ ...properties, ...listedField }, { title });
}
