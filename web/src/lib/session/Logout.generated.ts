/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { ended: boolean } | null };


export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
/** Runs `Logout`; its variables are given where it is called. */
export function useLogoutMutation(
  options?: Omit<Apollo.useMutation.Options<LogoutMutation, LogoutMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<LogoutMutation, LogoutMutationVariables> {
  return Apollo.useMutation(LogoutDocument, options);
}
documentIds.set('Logout', 'f3d0fa5da310ee52c854fc5583651fcb6f70ca7287049155df9340a31ef21bd4');