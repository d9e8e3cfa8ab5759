/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { MentorRowFragment } from './MentorRow.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MentorsQueryVariables = Exact<{ [key: string]: never; }>;


export type MentorsQuery = { mentors: Array<{ __typename: 'Mentor', id: string, name: string, email: string | null, phone: string | null, specialization: string, experience: string, status: string | null, studentsCount: number | null, secondFactor: boolean | null, version: string | null, club: { id: string, name: string, clubFor: Types.ClubAudience | null } | null }> | null, clubs: Array<{ id: string, name: string, clubFor: Types.ClubAudience | null }> | null };


export const MentorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mentors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentorRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"clubs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clubFor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mentor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"studentsCount"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clubFor"}}]}}]}}]} as unknown as DocumentNode<MentorsQuery, MentorsQueryVariables>;
/** Reads `Mentors`; pass `skipToken` to wait. */
export function useMentorsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<MentorsQuery, MentorsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(MentorsDocument, options ?? {});
}
documentIds.set('Mentors', '4af139762950470d337c4f4d8293264bb21440a92bc75cbf755e81c47214cbb0');