/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FeaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturesQuery = { me: { id: string, features: Array<Types.Feature> } | null };


export const FeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}}]} as unknown as DocumentNode<FeaturesQuery, FeaturesQueryVariables>;
/** Reads `Features`; pass `skipToken` to wait. */
export function useFeaturesQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<FeaturesQuery, FeaturesQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(FeaturesDocument, options ?? {});
}
documentIds.set('Features', 'be67ae866d89ad8c13bb39c5c7248c3e052521be60c157b14508e7c66937cc20');