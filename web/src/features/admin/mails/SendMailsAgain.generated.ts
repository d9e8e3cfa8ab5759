/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendMailsAgainMutationVariables = Exact<{
  input: Types.SendMailsAgainInput;
}>;


export type SendMailsAgainMutation = { sendMailsAgain: { queued: boolean, userErrors: Array<{ field: Array<string> | null, code: string, message: string }> } | null };


export const SendMailsAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMailsAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMailsAgainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMailsAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendMailsAgainMutation, SendMailsAgainMutationVariables>;
/** Runs `SendMailsAgain`; its variables are given where it is called. */
export function useSendMailsAgainMutation(
  options?: Omit<Apollo.useMutation.Options<SendMailsAgainMutation, SendMailsAgainMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<SendMailsAgainMutation, SendMailsAgainMutationVariables> {
  return Apollo.useMutation(SendMailsAgainDocument, options);
}
documentIds.set('SendMailsAgain', '8a630644f5f7c1ae990b839a47c03b6fbc33a3e26c43e4f10bc75863bd952383');