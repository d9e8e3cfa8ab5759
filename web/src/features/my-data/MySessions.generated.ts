/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { SessionEntryFragment } from '../../lib/session/SessionEntry.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, begunAt: string, lastUsedAt: string, device: string, isCurrent: boolean }> | null };


export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionEntry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"begunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
/** Reads `MySessions`; pass `skipToken` to wait. */
export function useMySessionsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<MySessionsQuery, MySessionsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(MySessionsDocument, options ?? {});
}
documentIds.set('MySessions', '2db8b014a500ccb24a44518febc42f9e3ed10afb83009b7f245abf7403270d32');