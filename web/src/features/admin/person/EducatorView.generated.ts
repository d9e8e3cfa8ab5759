/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type { PersonView_Educator_Fragment } from './PersonView.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EducatorViewQueryVariables = Exact<{
  id: string;
}>;

export type EducatorViewQuery = {
  person: {
    __typename: 'Educator';
    createdAt: string | null;
    id: string;
    name: string;
    email: string;
    phone: string | null;
    status: string | null;
    version: string | null;
    pendingEmail: string | null;
    formSubmitted: boolean | null;
    nextSession: { id: string; at: string; place: string | null } | null;
    agreedSteps: Array<{
      id: string;
      text: string;
      dueOn: string | null;
      doneAt: string | null;
    }> | null;
    formDetails: {
      currentPosition: string | null;
      institution: string | null;
      interests: Array<string>;
      dateOfBirth: string | null;
      age: number | null;
      gender: string | null;
      address: string | null;
      city: string | null;
      state: string | null;
      emergencyContact: string | null;
      preferredLanguage: string | null;
      experience: string | null;
      qualifications: string | null;
      specialization: string | null;
      researchInterests: string | null;
      publications: string | null;
      certifications: string | null;
      achievements: string | null;
    } | null;
    club: { id: string; name: string } | null;
    mentor: { id: string; name: string; club: { id: string; name: string } | null } | null;
    progress: {
      percent: number;
      currentStage: string | null;
      lastUpdated: string | null;
      stages: Array<{
        id: string;
        status: Types.StageStatus;
        feedback: string | null;
        date: string | null;
        answer: { text: string; at: string; readAt: string | null; isClosed: boolean } | null;
        stage: { id: string; name: string; description: string | null };
      }> | null;
    } | null;
  } | null;
};

export const EducatorViewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EducatorView' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'person' },
            name: { kind: 'Name', value: 'educator' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'PersonView' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PersonRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Person' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'club' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'mentor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'club' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'consentMissing' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'formDetails' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'class' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'schoolName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'interests' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Educator' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'formDetails' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'currentPosition' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'institution' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'interests' } },
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
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'GivenConsent' },
                  directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PersonProfile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Person' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pendingEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'formSubmitted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'education' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'formDetails' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'StudentAnswerFields' },
                        directives: [
                          { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                        ],
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Educator' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'formDetails' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'EducatorAnswerFields' },
                        directives: [
                          { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                        ],
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
      name: { kind: 'Name', value: 'Journey' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Person' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currentStage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastUpdated' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'stages' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'feedback' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'stage' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                          ],
                        },
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
      name: { kind: 'Name', value: 'AnsweredJourney' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Person' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'Journey' },
            directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'stages' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'answer' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'readAt' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isClosed' } },
                          ],
                        },
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
      name: { kind: 'Name', value: 'PersonView' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Person' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'PersonRow' },
            directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'PersonProfile' },
            directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'AnsweredJourney' },
            directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
          },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nextSession' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'agreedSteps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dueOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'doneAt' } },
              ],
            },
          },
          {
            kind: 'InlineFragment',
            typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'consentMissing' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EducatorViewQuery, EducatorViewQueryVariables>;
/** Reads `EducatorView`; pass `skipToken` to wait. */
export function useEducatorViewQuery(
  options:
    | Apollo.SkipToken
    | Omit<
        Apollo.useQuery.Options<EducatorViewQuery, EducatorViewQueryVariables>,
        'returnPartialData'
      >,
) {
  return Apollo.useQuery(EducatorViewDocument, options);
}
documentIds.set('EducatorView', '0f849199d75bca147d1f66b8aa7441a51ea61e41cd30f0915866cbf574fadda6');
