/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClubChoicesQueryVariables = Exact<{
  clubFor: Types.ClubAudience;
}>;


export type ClubChoicesQuery = { clubChoices: Array<{ id: string, name: string, description: string | null, stages: Array<{ id: string, name: string }> | null }> | null };


export const ClubChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClubChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clubFor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClubAudience"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clubFor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clubFor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ClubChoicesQuery, ClubChoicesQueryVariables>;
/** Reads `ClubChoices`; pass `skipToken` to wait. */
export function useClubChoicesQuery(options: Apollo.SkipToken | Omit<Apollo.useQuery.Options<ClubChoicesQuery, ClubChoicesQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(ClubChoicesDocument, options);
}
documentIds.set('ClubChoices', '6b4c6a2ffda2d8422288b8992227b3834b41d9f76d6d3510f40e422b2a2a61e3');