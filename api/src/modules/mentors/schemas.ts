import { Type, type Static } from 'typebox';
import { ChangedStatus } from '../../domain/changed-status.ts';
import { ChangedName, Email, MentorPhone, Name } from '../../domain/fields.ts';
import { messages } from '../../domain/messages.ts';
import { NewPassword } from '../../domain/new-password.ts';
import { Nullable } from '../../domain/schemas.ts';
import { accountStatuses } from '../../domain/words.ts';
import { PasswordLinkRecord } from '../auth/password/password-links.ts';
import { ClubReferenceRecord } from '../clubs/schemas.ts';
import { listedField, recordId } from '../../platform/http/records.ts';

const club = messages({ required: 'CLUB_REQUIRED' });
const text = Type.Optional(Nullable(Type.String({ maxLength: 500 })));

const details = {
  name: Name,
  email: Email,
  phone: MentorPhone,
  experience: text,
  specialization: text,
};

export const NewMentorBody = Type.Object(
  {
    ...details,
    password: NewPassword,
    assignedClub: Type.String({ pattern: '\\S', description: 'Id of the club', ...club }),
  },
  { title: 'NewMentor' },
);
export type NewMentorBody = Static<typeof NewMentorBody>;

/** Missing fields do not change. */
export const MentorChange = Type.Partial(
  Type.Object({
    ...details,
    name: ChangedName,
    status: ChangedStatus,
    assignedClub: Nullable(Type.String({ pattern: '\\S' }), {
      description: 'Id of the club; null removes it',
      ...club,
    }),
  }),
  { title: 'MentorChange' },
);
export type MentorChange = Static<typeof MentorChange>;

export const MentorRecord = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    email: Type.String(),
    phone: Nullable(Type.String()),
    assignedClub: Nullable(ClubReferenceRecord),
    experience: Nullable(Type.String()),
    specialization: Nullable(Type.String()),
    studentsCount: Type.Integer({ description: 'Number of assigned students or educators' }),
    status: Nullable(Type.Enum([...accountStatuses], { description: 'null counts as active' })),
    secondFactor: Type.Boolean({ description: 'Whether a login asks for a code' }),
  },
  { title: 'Mentor' },
);

/** A mentor in the administrator's list. */
export const ListedMentorRecord = Type.Object(
  { ...MentorRecord.properties, ...listedField },
  { title: 'ListedMentor' },
);

export const MentorReply = Type.Object({ mentor: MentorRecord });

export const NewMentorReply = Type.Object({
  mentor: MentorRecord,
  passwordLink: Type.Optional(PasswordLinkRecord),
});
