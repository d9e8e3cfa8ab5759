import { Type, type Static } from 'typebox';
import { pageParameters, sortParameter } from '../../domain/paging.ts';
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
  sort: sortParameter(sortFields),
  ...pageParameters,
  ids: Type.Optional(Type.String({ maxLength: 8000, description: 'Separated by commas' })),
});
export type ListQuery = Static<typeof ListQuery>;
