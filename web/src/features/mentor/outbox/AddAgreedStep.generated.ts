/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type {
  BetweenSessions_Educator_Fragment,
  BetweenSessions_Student_Fragment,
} from '../list/BetweenSessions.generated.ts';
import type { MentorFiguresFragment } from '../list/MentorFigures.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddAgreedStepMutationVariables = Exact<{
  input: Types.AddAgreedStepInput;
}>;

export type AddAgreedStepMutation = {
  addAgreedStep: {
    person:
      | {
          __typename: 'Educator';
          id: string;
          nextSession: {
            id: string;
            at: string;
            place: string | null;
            version: string | null;
          } | null;
          agreedSteps: Array<{
            id: string;
            text: string;
            dueOn: string | null;
            doneAt: string | null;
            doneBy: Types.Role | null;
            version: string | null;
          }> | null;
        }
      | {
          __typename: 'Student';
          id: string;
          nextSession: {
            id: string;
            at: string;
            place: string | null;
            version: string | null;
          } | null;
          agreedSteps: Array<{
            id: string;
            text: string;
            dueOn: string | null;
            doneAt: string | null;
            doneBy: Types.Role | null;
            version: string | null;
          }> | null;
        }
      | null;
    stats: {
      totalStudents: number;
      activeStudents: number;
      completedSessions: number;
      pendingUpdates: number;
      withoutFeedback: number | null;
      unreadAnswers: number | null;
      heldSessions: number | null;
      bands: Array<{ band: Types.ProgressBand; count: number }> | null;
      stages: Array<{ stage: string | null; count: number }> | null;
      longestWaiting: Array<{ id: string; name: string; since: string | null }> | null;
      longestWithoutFeedback: Array<{ id: string; name: string; since: string | null }> | null;
      todaySessions: Array<{ id: string; name: string; since: string | null }> | null;
      missedSessions: Array<{ id: string; name: string; since: string | null }> | null;
    } | null;
    userErrors: Array<{ field: Array<string> | null; code: string; message: string }>;
  } | null;
};

export const AddAgreedStepDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddAgreedStep' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddAgreedStepInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addAgreedStep' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'person' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'BetweenSessions' },
                        directives: [
                          { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                        ],
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'stats' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'MentorFigures' },
                        directives: [
                          { kind: 'Directive', name: { kind: 'Name', value: 'unmask' } },
                        ],
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'userErrors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
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
      name: { kind: 'Name', value: 'BetweenSessions' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Person' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'nextSession' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                { kind: 'Field', name: { kind: 'Name', value: 'place' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'doneBy' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MentorFigures' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MentorStats' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'totalStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'activeStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedSessions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pendingUpdates' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'bands' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'band' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'stages' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'longestWaiting' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'since' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'withoutFeedback' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'longestWithoutFeedback' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'since' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'unreadAnswers' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'todaySessions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'since' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'missedSessions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'since' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'heldSessions' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddAgreedStepMutation, AddAgreedStepMutationVariables>;
/** Runs `AddAgreedStep`; its variables are given where it is called. */
export function useAddAgreedStepMutation(
  options?: Omit<
    Apollo.useMutation.Options<AddAgreedStepMutation, AddAgreedStepMutationVariables>,
    'variables'
  >,
): Apollo.useMutation.ResultTuple<AddAgreedStepMutation, AddAgreedStepMutationVariables> {
  return Apollo.useMutation(AddAgreedStepDocument, options);
}
documentIds.set(
  'AddAgreedStep',
  '07c55abf250731e903958e702e8cf274e2ee6487404c7c634a56dddf122a0fa0',
);
