/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { MentorRowFragment } from './MentorRow.generated.ts';
import type { PasswordLinkEntryFragment } from '../access/PasswordLinkEntry.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddMentorMutationVariables = Exact<{
  input: Types.AddMentorInput;
}>;


export type AddMentorMutation = { addMentor: { mentor: { __typename: 'Mentor', id: string, name: string, email: string | null, phone: string | null, specialization: string, experience: string, status: string | null, studentsCount: number | null, secondFactor: boolean | null, version: string | null, club: { id: string, name: string, clubFor: Types.ClubAudience | null } | null } | null, passwordLink: { url: string | null, expiresAt: string } | null, userErrors: Array<{ field: Array<string> | null, message: string }> } | null };


export const AddMentorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMentor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMentorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMentor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentorRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasswordLinkEntry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mentor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"studentsCount"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clubFor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasswordLinkEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<AddMentorMutation, AddMentorMutationVariables>;
/** Runs `AddMentor`; its variables are given where it is called. */
export function useAddMentorMutation(
  options?: Omit<Apollo.useMutation.Options<AddMentorMutation, AddMentorMutationVariables>, 'variables'>,
): Apollo.useMutation.ResultTuple<AddMentorMutation, AddMentorMutationVariables> {
  return Apollo.useMutation(AddMentorDocument, options);
}
documentIds.set('AddMentor', '103945e1900bbafb7169f5e71cc71a759e103e422b81c3aee840779cfa90c001');