/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BetweenSessions_Educator_Fragment = { __typename: 'Educator', id: string, nextSession: { id: string, at: string, place: string | null, version: string | null } | null, agreedSteps: Array<{ id: string, text: string, dueOn: string | null, doneAt: string | null, doneBy: Types.Role | null, version: string | null }> | null } & { ' $fragmentName'?: 'BetweenSessions_Educator_Fragment' };

export type BetweenSessions_Student_Fragment = { __typename: 'Student', id: string, nextSession: { id: string, at: string, place: string | null, version: string | null } | null, agreedSteps: Array<{ id: string, text: string, dueOn: string | null, doneAt: string | null, doneBy: Types.Role | null, version: string | null }> | null } & { ' $fragmentName'?: 'BetweenSessions_Student_Fragment' };

export type BetweenSessionsFragment =
  | BetweenSessions_Educator_Fragment
  | BetweenSessions_Student_Fragment
;

export const BetweenSessionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BetweenSessions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nextSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreedSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"doneBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<BetweenSessionsFragment, unknown>;