/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NextPerson_Educator_Fragment = { __typename: 'Educator', id: string, name: string, progress: { percent: number, lastUpdated: string | null } | null } & { ' $fragmentName'?: 'NextPerson_Educator_Fragment' };

export type NextPerson_Student_Fragment = { __typename: 'Student', id: string, name: string, progress: { percent: number, lastUpdated: string | null } | null } & { ' $fragmentName'?: 'NextPerson_Student_Fragment' };

export type NextPersonFragment =
  | NextPerson_Educator_Fragment
  | NextPerson_Student_Fragment
;

export const NextPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}}]}}]} as unknown as DocumentNode<NextPersonFragment, unknown>;