/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { InterestResultFragment } from '../../lib/interests/InterestResult.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InterestsQueryVariables = Exact<{ [key: string]: never; }>;


export type InterestsQuery = { student: { __typename: 'Student', id: string, formSubmitted: boolean | null, interestConsentDue: boolean | null, interestProfile: { version: number, completedAt: string, leading: Array<Types.InterestArea>, areas: Array<{ area: Types.InterestArea, score: number }> } | null } | null };


export const InterestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Interests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"student"},"name":{"kind":"Name","value":"myStudentProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formSubmitted"}},{"kind":"Field","name":{"kind":"Name","value":"interestConsentDue"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InterestResult"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InterestResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"interestProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leading"}}]}}]}}]} as unknown as DocumentNode<InterestsQuery, InterestsQueryVariables>;
/** Reads `Interests`; pass `skipToken` to wait. */
export function useInterestsQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<InterestsQuery, InterestsQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(InterestsDocument, options ?? {});
}
documentIds.set('Interests', '4cac3eec4281e2002178050ce9e48316531dc8e716074fb75a4d0463455b0e28');