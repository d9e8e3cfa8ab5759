/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { AdministratorRowFragment } from './AdministratorRow.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdministratorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorsQuery = { administrators: Array<{ __typename: 'Administrator', id: string, name: string, email: string, secondFactor: boolean | null, createdAt: string | null }> | null };


export const AdministratorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdministratorRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdministratorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Administrator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdministratorsQuery, AdministratorsQueryVariables>;
/** Reads `Administrators`; pass `skipToken` to wait. */
export function useAdministratorsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<AdministratorsQuery, AdministratorsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(AdministratorsDocument, options ?? {});
}
documentIds.set('Administrators', '6d4502f3641ff2b5d7c38484c1fb0774e40ebf72fc7dd119899bde718bce67c5');