/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type {
  PersonRow_Educator_Fragment,
  PersonRow_Student_Fragment,
} from '../row/PersonRow.generated.ts';
import type {
  PersonProfile_Educator_Fragment,
  PersonProfile_Student_Fragment,
} from '../../../lib/profile/PersonProfile.generated.ts';
import type {
  AnsweredJourney_Educator_Fragment,
  AnsweredJourney_Student_Fragment,
} from '../../../lib/journey/AnsweredJourney.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonView_Educator_Fragment = {
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
} & { ' $fragmentName'?: 'PersonView_Educator_Fragment' };

export type PersonView_Student_Fragment = {
  __typename: 'Student';
  consentMissing: boolean | null;
  createdAt: string | null;
  id: string;
  name: string;
  email: string;
  phone: string | null;
  status: string | null;
  version: string | null;
  education: string | null;
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
    class: string | null;
    schoolName: string | null;
    interests: Array<string>;
    dateOfBirth: string | null;
    age: number | null;
    gender: string | null;
    address: string | null;
    city: string | null;
    state: string | null;
    emergencyContact: string | null;
    parentContact: string | null;
    preferredLanguage: string | null;
    academicStream: string | null;
    tenthPercentage: number | null;
    twelfthPercentage: number | null;
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
} & { ' $fragmentName'?: 'PersonView_Student_Fragment' };

export type PersonViewFragment = PersonView_Educator_Fragment | PersonView_Student_Fragment;

export const PersonViewFragmentDoc = {
  kind: 'Document',
  definitions: [
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
  ],
} as unknown as DocumentNode<PersonViewFragment, unknown>;
