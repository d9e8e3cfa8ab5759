/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated.ts';

import type {
  SavedProgress_Educator_Fragment,
  SavedProgress_Student_Fragment,
} from '../list/SavedProgress.generated.ts';
import type { MentorFiguresFragment } from '../list/MentorFigures.generated.ts';
import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UpdateProgressMutationVariables = Exact<{
  input: Types.UpdateProgressInput;
}>;

export type UpdateProgressMutation = {
  updateProgress: {
    person:
      | {
          __typename: 'Educator';
          id: string;
          notes: string | null;
          progress: {
            band: Types.ProgressBand;
            status: Types.ProgressStatus;
            percent: number;
            currentStage: string | null;
            lastUpdated: string | null;
            stages: Array<{
              id: string;
              version: string;
              status: Types.StageStatus;
              feedback: string | null;
              date: string | null;
              answer: { text: string; at: string; readAt: string | null; isClosed: boolean } | null;
              stage: { id: string; name: string; description: string | null };
            }> | null;
          } | null;
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
          notes: string | null;
          progress: {
            band: Types.ProgressBand;
            status: Types.ProgressStatus;
            percent: number;
            currentStage: string | null;
            lastUpdated: string | null;
            stages: Array<{
              id: string;
              version: string;
              status: Types.StageStatus;
              feedback: string | null;
              date: string | null;
              answer: { text: string; at: string; readAt: string | null; isClosed: boolean } | null;
              stage: { id: string; name: string; description: string | null };
            }> | null;
          } | null;
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

export const UpdateProgressDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateProgress' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateProgress' },
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
                        name: { kind: 'Name', value: 'SavedProgress' },
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
      name: { kind: 'Name', value: 'SavedProgress' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Person' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'AnsweredJourney' },
            directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'BetweenSessions' },
            directives: [{ kind: 'Directive', name: { kind: 'Name', value: 'unmask' } }],
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'progress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'band' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'stages' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'version' } },
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
} as unknown as DocumentNode<UpdateProgressMutation, UpdateProgressMutationVariables>;
/** Runs `UpdateProgress`; its variables are given where it is called. */
export function useUpdateProgressMutation(
  options?: Omit<
    Apollo.useMutation.Options<UpdateProgressMutation, UpdateProgressMutationVariables>,
    'variables'
  >,
): Apollo.useMutation.ResultTuple<UpdateProgressMutation, UpdateProgressMutationVariables> {
  return Apollo.useMutation(UpdateProgressDocument, options);
}
documentIds.set(
  'UpdateProgress',
  '074358a42ff0750822c57b9d7bded24e794303e99bc5c76191c68b347dcc6a5f',
);
