import { Type, type Static } from 'typebox';
import { ClubDescription, ClubName } from '../../domain/fields.ts';
import { recordId } from '../../domain/ids.ts';
import { Nullable } from '../../domain/schemas.ts';
import { audiences } from '../../domain/words.ts';

const ClubFor = Type.Enum([...audiences], {
  'x-messages': {
    required: 'Club type is required',
    invalid: 'Club type must be student or educator',
  },
});

const StageName = Type.String({ maxLength: 200, description: 'May be blank' });

const Stages = Type.Array(
  Type.Union([
    StageName,
    Type.Object({
      _id: Type.Optional(Type.String()),
      name: StageName,
      description: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
    }),
  ]),
  {
    minItems: 5,
    maxItems: 100,
    description: 'In order: names, or objects',
    'x-messages': { invalid: 'A club needs at least five stages' },
  },
);

export const ClubBody = Type.Object({
  name: ClubName,
  description: ClubDescription,
  clubFor: ClubFor,
  stages: Type.Optional(Stages),
});
export type ClubBody = Static<typeof ClubBody>;

/** Only what is sent changes. */
export const ClubChange = Type.Partial(ClubBody);
export type ClubChange = Static<typeof ClubChange>;

export const ClubQuery = Type.Object({
  clubFor: Type.Optional(ClubFor),
});

export const StageRecord = Type.Object({
  ...recordId,
  name: Type.String({ description: 'May be blank, then it is shown as `Stage n`' }),
  description: Nullable(Type.String()),
});

/** A club as other records refer to it. */
export const ClubReferenceRecord = Type.Object({
  ...recordId,
  name: Type.String(),
  clubFor: Type.Enum([...audiences]),
});

export const ClubRecord = Type.Object({
  ...ClubReferenceRecord.properties,
  description: Type.String(),
  stages: Type.Array(StageRecord, { description: 'In order' }),
});
