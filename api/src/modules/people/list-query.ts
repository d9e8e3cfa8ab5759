import { Type, type Static } from 'typebox';
import { accountStatuses } from '../../domain/words.ts';

export const sortFields = [
  'name',
  'email',
  'class',
  'school',
  'institution',
  'position',
  'status',
  'createdAt',
] as const;
export type SortField = (typeof sortFields)[number];

// An integer would be cut to size before it is checked: 1.5 would pass as 1.
const whole = { multipleOf: 1 };

/** What a list of people can be narrowed and ordered by; without any of it the list is whole. */
export const ListQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Part of the name, email, school | institution or position, in any case',
    }),
  ),
  status: Type.Optional(
    Type.Enum([...accountStatuses], { description: 'An absent status counts as active' }),
  ),
  clubId: Type.Optional(Type.String()),
  mentorId: Type.Optional(Type.String()),
  sort: Type.Optional(
    Type.Enum(
      sortFields.flatMap((field) => [field, `-${field}`] as const),
      { description: 'A field, or -field for the other way round' },
    ),
  ),
  page: Type.Optional(
    Type.Number({ ...whole, minimum: 1, maximum: 1_000_000, description: 'From 1' }),
  ),
  limit: Type.Optional(
    Type.Number({
      ...whole,
      minimum: 1,
      maximum: 200,
      description: 'Records on a page; 10 with page alone',
    }),
  ),
  ids: Type.Optional(Type.String({ maxLength: 8000, description: 'Separated by commas' })),
});
export type ListQuery = Static<typeof ListQuery>;
