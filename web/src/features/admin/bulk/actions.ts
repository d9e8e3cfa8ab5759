import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { payloadOf } from '../../../lib/mutation/payloadOf.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { AssignClubsDocument } from './AssignClubs.generated.ts';
import { AssignMentorsDocument } from './AssignMentors.generated.ts';
import type { BulkPerson } from './plan.ts';
import { SetStatusesDocument, type SetStatusesMutation } from './SetStatuses.generated.ts';

/** Input of a batch without its value. */
interface BatchInput {
  audience: ClubAudience;
  personIds: string[];
  ifVersions: (string | null)[];
  idempotencyKey: string;
}

/** The payload of each of the mutations. */
export type Results = NonNullable<SetStatusesMutation['setStatuses']>;

/** An action on the selected people. */
export interface BulkAction {
  /** Label of its button, and title of its dialogs. */
  title: string;
  /** What is chosen: a mentor or club, or one of a few options. */
  choice: 'mentor' | 'club' | { label: string; options: readonly BulkOption[] };
  /** Sends a batch with one value; null for none. */
  send: (client: ApolloClient, input: BatchInput, value: string | null) => Promise<Results>;
  /** The value before the action. */
  valueOf: (person: BulkPerson) => string | null;
  /** Why a person is left out, such as who has the value already; null for who is changed. */
  leavesOut: (person: BulkPerson, value: string | null) => string | null;
  /** Title of the confirmation, and label of its button, for the name of the value. */
  question: (people: string, name: string | null) => Question;
}

interface BulkOption {
  value: string;
  title: string;
  subtitle: string;
  /** What an administrator should know before the action. */
  caution?: string;
}

export interface Question {
  title: string;
  confirm: string;
}

const sends =
  <Data extends Record<string, Results | null>, Input>(
    mutation: TypedDocumentNode<Data, { input: Input }>,
    inputOf: (input: BatchInput, value: string | null) => Input,
  ): BulkAction['send'] =>
  (client, input, value) =>
    payloadOf(client, mutation, inputOf(input, value));

const assigns = (kind: 'mentor' | 'club') => ({
  choice: kind,
  valueOf: (person: BulkPerson) => person[kind]?.id ?? null,
  leavesOut: (person: BulkPerson, value: string | null) => {
    if ((person[kind]?.id ?? null) !== value) return null;
    return value === null ? `Has no ${kind}` : `Has this ${kind} already`;
  },
  question: (people: string, name: string | null): Question =>
    name === null
      ? { title: `Remove the ${kind} of ${people}?`, confirm: 'Remove' }
      : { title: `Assign ${name} to ${people}?`, confirm: 'Assign' },
});

/** All actions, by the name of their dialog in the URL; in the order of their buttons. */
export const BULK_ACTIONS = {
  'assign-mentor': {
    title: 'Assign Mentor',
    ...assigns('mentor'),
    send: sends(AssignMentorsDocument, (input, mentorId) => ({ ...input, mentorId })),
  },
  'assign-club': {
    title: 'Assign Club',
    ...assigns('club'),
    send: sends(AssignClubsDocument, (input, clubId) => ({ ...input, clubId })),
  },
  'set-status': {
    title: 'Set Status',
    choice: {
      label: 'Status',
      options: [
        { value: 'active', title: 'Active', subtitle: 'They can log in.' },
        { value: 'pending', title: 'Pending', subtitle: 'They can log in.' },
        {
          value: 'inactive',
          title: 'Inactive',
          subtitle: 'They can’t log in. Their sessions end.',
          caution: 'They are logged out and can’t log in. Undo does not bring their sessions back.',
        },
      ],
    },
    send: sends(SetStatusesDocument, (input, status) => ({ ...input, status: status ?? 'active' })),
    // A missing status counts as active.
    valueOf: ({ status }) => status ?? 'active',
    leavesOut: ({ status }, value) =>
      (status ?? 'active') === value ? 'Has this status already' : null,
    question: (people, name) => ({ title: `Set ${people} to ${name}?`, confirm: 'Set Status' }),
  },
} as const satisfies Record<string, BulkAction>;

export type BulkName = keyof typeof BULK_ACTIONS;

export const BULK_NAMES = Object.keys(BULK_ACTIONS) as BulkName[];
