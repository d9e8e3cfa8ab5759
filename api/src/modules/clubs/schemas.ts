import { Type, type Static } from 'typebox';
import { ChangedClubName, ClubDescription, ClubName } from '../../domain/fields.ts';
import { messages } from '../../domain/messages.ts';
import { Nullable } from '../../domain/schemas.ts';
import { audiences } from '../../domain/words.ts';
import { listedField, recordId } from '../../platform/http/records.ts';

/** The audience of a club. */
export const ClubFor = Type.Enum([...audiences], {
  ...messages({
    required: 'CLUB_TYPE_REQUIRED',
    invalid: 'CLUB_TYPE_INVALID',
  }),
});

// The routes check it where it is new or changed.
const StageName = Type.String({
  maxLength: 1000,
  description: 'One line of at most 200 visible characters; may be blank',
});

/** Message for a stage that is no name, or too long. */
export const stageNameInvalid = 'STAGE_NAME_INVALID';

const stagesMessages = messages({ tooFew: 'TOO_FEW_STAGES', invalid: stageNameInvalid });

const Stages = Type.Array(
  Type.Union([
    StageName,
    Type.Object({
      _id: Type.Optional(
        Nullable(Type.String(), { description: 'The existing stage; null for a new one' }),
      ),
      name: StageName,
      description: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
    }),
  ]),
  {
    minItems: 5,
    maxItems: 1000,
    description: 'Names or objects, in order',
  },
);

export const ClubBody = Type.Object(
  {
    name: ClubName,
    description: ClubDescription,
    clubFor: ClubFor,
    stages: Type.Optional(Nullable(Stages, stagesMessages)),
  },
  { title: 'NewClub' },
);
export type ClubBody = Static<typeof ClubBody>;

/** Missing fields do not change. */
export const ClubChange = Type.Partial(
  Type.Object({ ...ClubBody.properties, name: ChangedClubName }),
  { title: 'ClubChange' },
);
export type ClubChange = Static<typeof ClubChange>;

export const StageRecord = Type.Object(
  {
    ...recordId,
    name: Type.String({ description: 'May be blank; shown as `Stage n`' }),
    description: Nullable(Type.String()),
  },
  { title: 'Stage' },
);

/** A club in another record. */
export const ClubReferenceRecord = Type.Object(
  {
    ...recordId,
    name: Type.String(),
    clubFor: Type.Enum([...audiences]),
  },
  { title: 'ClubReference' },
);

export const ClubRecord = Type.Object(
  {
    ...ClubReferenceRecord.properties,
    description: Type.String(),
    stages: Type.Array(StageRecord, { description: 'In order' }),
  },
  { title: 'Club' },
);

/** A club in the administrator's list. */
export const ListedClubRecord = Type.Object(
  {
    ...ClubRecord.properties,
    membersCount: Type.Integer({ description: 'Number of students or educators in it' }),
    ...listedField,
  },
  { title: 'ListedClub' },
);
