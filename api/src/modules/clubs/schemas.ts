import { Type, type Static } from 'typebox';
import { ClubDescription, ClubName } from '../../domain/fields.ts';
import { recordId } from '../../domain/ids.ts';
import { listedField, Nullable } from '../../domain/schemas.ts';
import { audiences } from '../../domain/words.ts';

/** The audience a club is made for. */
export const ClubFor = Type.Enum([...audiences], {
  'x-messages': {
    required: 'Club type is required',
    invalid: 'Club type must be student or educator',
  },
});

const StageName = Type.String({ maxLength: 200, description: 'May be blank' });

const stagesWords = {
  'x-messages': {
    tooFew: 'A club needs at least five stages',
    invalid: 'Each stage must be a name of at most 200 characters',
  },
};

const Stages = Type.Array(
  Type.Union([
    StageName,
    Type.Object({
      _id: Type.Optional(
        Nullable(Type.String(), { description: 'The stage that this one was; null of a new one' }),
      ),
      name: StageName,
      description: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
    }),
  ]),
  {
    minItems: 5,
    maxItems: 1000,
    description: 'In order: names, or objects',
  },
);

export const ClubBody = Type.Object(
  {
    name: ClubName,
    description: ClubDescription,
    clubFor: ClubFor,
    stages: Type.Optional(Nullable(Stages, stagesWords)),
  },
  { title: 'NewClub' },
);
export type ClubBody = Static<typeof ClubBody>;

/** Only what is sent changes. */
export const ClubChange = Type.Partial(ClubBody, { title: 'ClubChange' });
export type ClubChange = Static<typeof ClubChange>;

export const StageRecord = Type.Object(
  {
    ...recordId,
    name: Type.String({ description: 'May be blank, then it is shown as `Stage n`' }),
    description: Nullable(Type.String()),
  },
  { title: 'Stage' },
);

/** A club as other records refer to it. */
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
    membersCount: Type.Integer({ description: 'How many students or educators belong to it' }),
    ...listedField,
  },
  { title: 'ListedClub' },
);
