/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClubCandidatesQueryVariables = Exact<{
  clubFor: Types.ClubAudience;
}>;


export type ClubCandidatesQuery = { clubs: Array<{ id: string, name: string, description: string | null, stages: Array<{ id: string, name: string }> | null }> | null };


export const ClubCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClubCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clubFor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClubAudience"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clubFor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clubFor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ClubCandidatesQuery, ClubCandidatesQueryVariables>;
/** Reads `ClubCandidates`; pass `skipToken` to wait. */
export function useClubCandidatesQuery(options: Apollo.SkipToken | Omit<Apollo.useQuery.Options<ClubCandidatesQuery, ClubCandidatesQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(ClubCandidatesDocument, options);
}
documentIds.set('ClubCandidates', '91ecf718269aa29fbb3a20f840b65165665ddfaafe9143a9e424f335787e3a3a');