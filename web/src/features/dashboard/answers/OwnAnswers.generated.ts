/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnAnswers_Educator_Fragment = { id: string, progress: { stages: Array<{ id: string, version: string, answer: { text: string, at: string, readAt: string | null, isClosed: boolean } | null, stage: { id: string, name: string } }> | null } | null } & { ' $fragmentName'?: 'OwnAnswers_Educator_Fragment' };

export type OwnAnswers_Student_Fragment = { id: string, progress: { stages: Array<{ id: string, version: string, answer: { text: string, at: string, readAt: string | null, isClosed: boolean } | null, stage: { id: string, name: string } }> | null } | null } & { ' $fragmentName'?: 'OwnAnswers_Student_Fragment' };

export type OwnAnswersFragment =
  | OwnAnswers_Educator_Fragment
  | OwnAnswers_Student_Fragment
;

export const OwnAnswersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAnswers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnAnswersFragment, unknown>;