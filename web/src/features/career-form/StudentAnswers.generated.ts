/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StudentAnswersQueryVariables = Exact<{ [key: string]: never }>;

export type StudentAnswersQuery = {
  myStudentProfile: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    club: { id: string } | null;
    formDetails: {
      dateOfBirth: string | null;
      age: number | null;
      gender: string | null;
      address: string | null;
      city: string | null;
      state: string | null;
      emergencyContact: string | null;
      parentContact: string | null;
      preferredLanguage: string | null;
      class: string | null;
      schoolName: string | null;
      academicStream: string | null;
      tenthPercentage: number | null;
      twelfthPercentage: number | null;
      interests: Array<string>;
      futureAspirations: string | null;
      achievements: string | null;
      consent: {
        guardianName: string;
        relation: string | null;
        contact: string | null;
        givenOn: string | null;
        noticeVersion: string | null;
      } | null;
    } | null;
  } | null;
};

export const StudentAnswersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StudentAnswers' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myStudentProfile' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'club' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'formDetails' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'StudentAnswerFields' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'GivenConsent' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'GuardianConsent' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'guardianName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'relation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contact' } },
          { kind: 'Field', name: { kind: 'Name', value: 'givenOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'noticeVersion' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentAnswerFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StudentFormDetails' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'dateOfBirth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gender' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'city' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emergencyContact' } },
          { kind: 'Field', name: { kind: 'Name', value: 'parentContact' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preferredLanguage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'class' } },
          { kind: 'Field', name: { kind: 'Name', value: 'schoolName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'academicStream' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tenthPercentage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'twelfthPercentage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'interests' } },
          { kind: 'Field', name: { kind: 'Name', value: 'futureAspirations' } },
          { kind: 'Field', name: { kind: 'Name', value: 'achievements' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'consent' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'GivenConsent' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentAnswersQuery, StudentAnswersQueryVariables>;
/** Reads `StudentAnswers`; pass `skipToken` to wait. */
export function useStudentAnswersQuery(
  options?:
    | Apollo.SkipToken
    | Omit<
        Apollo.useQuery.Options<StudentAnswersQuery, StudentAnswersQueryVariables>,
        'returnPartialData'
      >,
) {
  return Apollo.useQuery(StudentAnswersDocument, options ?? {});
}
documentIds.set(
  'StudentAnswers',
  '2caa8e1646a618280717ab531ca10a31b783c86571d9ec33f93ca9ab110e70a2',
);
