/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { SessionUserFragment } from './SessionUser.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { features: Array<Types.Feature>, id: string, name: string, email: string, phone: string | null, role: Types.Role | null, formSubmitted: boolean, secondFactorDue: boolean } | null };


export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"formSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDue"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
/** Reads `Me`; pass `skipToken` to wait. */
export function useMeQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<MeQuery, MeQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(MeDocument, options ?? {});
}
documentIds.set('Me', 'fee4beeda5253d2c08b03fd602a1eb3c7031947f41759cb059d52ea6fd1f05dc');