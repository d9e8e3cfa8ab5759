/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Journey_Educator_Fragment = { id: string, progress: { percent: number, currentStage: string | null, lastUpdated: string | null, stages: Array<{ id: string, status: Types.StageStatus, feedback: string | null, date: string | null, stage: { id: string, name: string, description: string | null } }> | null } | null } & { ' $fragmentName'?: 'Journey_Educator_Fragment' };

export type Journey_Student_Fragment = { id: string, progress: { percent: number, currentStage: string | null, lastUpdated: string | null, stages: Array<{ id: string, status: Types.StageStatus, feedback: string | null, date: string | null, stage: { id: string, name: string, description: string | null } }> | null } | null } & { ' $fragmentName'?: 'Journey_Student_Fragment' };

export type JourneyFragment =
  | Journey_Educator_Fragment
  | Journey_Student_Fragment
;

export const JourneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Journey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"currentStage"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]}}]} as unknown as DocumentNode<JourneyFragment, unknown>;