/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EducatorAnswersQueryVariables = Exact<{ [key: string]: never }>;

export type EducatorAnswersQuery = {
  myEducatorProfile: {
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
      preferredLanguage: string | null;
      currentPosition: string | null;
      institution: string | null;
      experience: string | null;
      qualifications: string | null;
      specialization: string | null;
      researchInterests: string | null;
      publications: string | null;
      certifications: string | null;
      interests: Array<string>;
      achievements: string | null;
    } | null;
  } | null;
};

export const EducatorAnswersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EducatorAnswers' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myEducatorProfile' },
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
                        name: { kind: 'Name', value: 'EducatorAnswerFields' },
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
      name: { kind: 'Name', value: 'EducatorAnswerFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'EducatorFormDetails' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'preferredLanguage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentPosition' } },
          { kind: 'Field', name: { kind: 'Name', value: 'institution' } },
          { kind: 'Field', name: { kind: 'Name', value: 'experience' } },
          { kind: 'Field', name: { kind: 'Name', value: 'qualifications' } },
          { kind: 'Field', name: { kind: 'Name', value: 'specialization' } },
          { kind: 'Field', name: { kind: 'Name', value: 'researchInterests' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publications' } },
          { kind: 'Field', name: { kind: 'Name', value: 'certifications' } },
          { kind: 'Field', name: { kind: 'Name', value: 'interests' } },
          { kind: 'Field', name: { kind: 'Name', value: 'achievements' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EducatorAnswersQuery, EducatorAnswersQueryVariables>;
/** Reads `EducatorAnswers`; pass `skipToken` to wait. */
export function useEducatorAnswersQuery(
  options?:
    | Apollo.SkipToken
    | Omit<
        Apollo.useQuery.Options<EducatorAnswersQuery, EducatorAnswersQueryVariables>,
        'returnPartialData'
      >,
) {
  return Apollo.useQuery(EducatorAnswersDocument, options ?? {});
}
documentIds.set(
  'EducatorAnswers',
  'cab1fe1365a4487bde632503b4a4b55a1d579a2bbe8fdf2a8e02e191ac2623cb',
);
