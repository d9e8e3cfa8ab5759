/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AssignedMentor_Educator_Fragment = { id: string, club: { id: string, name: string } | null, mentor: { id: string, name: string, specialization: string, email: string | null, phone: string | null, club: { id: string, name: string } | null } | null } & { ' $fragmentName'?: 'AssignedMentor_Educator_Fragment' };

export type AssignedMentor_Student_Fragment = { id: string, club: { id: string, name: string } | null, mentor: { id: string, name: string, specialization: string, email: string | null, phone: string | null, club: { id: string, name: string } | null } | null } & { ' $fragmentName'?: 'AssignedMentor_Student_Fragment' };

export type AssignedMentorFragment =
  | AssignedMentor_Educator_Fragment
  | AssignedMentor_Student_Fragment
;

export const AssignedMentorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssignedMentor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AssignedMentorFragment, unknown>;