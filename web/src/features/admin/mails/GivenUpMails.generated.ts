/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GivenUpMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type GivenUpMailsQuery = { givenUpMails: Array<{ kind: string, count: number, since: string }> | null };


export const GivenUpMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GivenUpMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"givenUpMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<GivenUpMailsQuery, GivenUpMailsQueryVariables>;
/** Reads `GivenUpMails`; pass `skipToken` to wait. */
export function useGivenUpMailsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<GivenUpMailsQuery, GivenUpMailsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(GivenUpMailsDocument, options ?? {});
}
documentIds.set('GivenUpMails', 'a2f2c187078ce321cd285700577de8f552d342e298d8effb260c2bc7b59975db');