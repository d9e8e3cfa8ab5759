/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StudentAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentAnswersQuery = { myStudentProfile: { id: string, name: string, email: string, phone: string | null, club: { id: string } | null, formDetails: { dateOfBirth: string | null, age: number | null, gender: string | null, address: string | null, city: string | null, state: string | null, emergencyContact: string | null, parentContact: string | null, preferredLanguage: string | null, class: string | null, schoolName: string | null, academicStream: string | null, tenthPercentage: number | null, twelfthPercentage: number | null, interests: Array<string>, futureAspirations: string | null, achievements: string | null } | null } | null };


export const StudentAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myStudentProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"parentContact"}},{"kind":"Field","name":{"kind":"Name","value":"preferredLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"academicStream"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"futureAspirations"}},{"kind":"Field","name":{"kind":"Name","value":"achievements"}}]}}]}}]}}]} as unknown as DocumentNode<StudentAnswersQuery, StudentAnswersQueryVariables>;
/** Reads `StudentAnswers`; pass `skipToken` to wait. */
export function useStudentAnswersQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<StudentAnswersQuery, StudentAnswersQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(StudentAnswersDocument, options ?? {});
}