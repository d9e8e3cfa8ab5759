/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenConcernsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenConcernsQuery = { concerns: { totalCount: number } | null };


export const OpenConcernsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenConcerns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concerns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OpenConcernsQuery, OpenConcernsQueryVariables>;
/** Reads `OpenConcerns`; pass `skipToken` to wait. */
export function useOpenConcernsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<OpenConcernsQuery, OpenConcernsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(OpenConcernsDocument, options ?? {});
}
documentIds.set('OpenConcerns', '1b57b43288390cb740f45ae8b3e54be84e37fe3b5741ca81707b80ad5fe57027');