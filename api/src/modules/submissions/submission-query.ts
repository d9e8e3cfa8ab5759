import { Type, type Static } from 'typebox';
import { pageParameters, sortParameter } from '../../domain/paging.ts';
import { audiences } from '../../domain/words.ts';

export const sortFields = ['name', 'email', 'role', 'createdAt'] as const;
export type SortField = (typeof sortFields)[number];

/** What the list of submissions can be narrowed and ordered by; without any of it it is whole. */
export const SubmissionQuery = Type.Object({
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Part of the name or email, in any case' }),
  ),
  status: Type.Optional(
    Type.Enum(['submitted', 'pending'], { description: 'Of the form, not of the account' }),
  ),
  clubId: Type.Optional(Type.String()),
  role: Type.Optional(Type.Enum([...audiences])),
  sort: sortParameter(sortFields),
  ...pageParameters,
  ids: Type.Optional(Type.String({ maxLength: 8000, description: 'Separated by commas' })),
});
export type SubmissionQuery = Static<typeof SubmissionQuery>;
