import type { DocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { UnsentChange } from './changes.ts';

/** A change as it is displayed. */
export interface Words {
  /** The person, or what is changed. */
  title: string;
  /** Beside the title; may be empty. */
  note: string;
  /** What was typed or planned; may be empty. */
  text: string;
}

/** Why a change was not saved. */
export interface Refusal {
  title: string;
  detail: string;
  /** What was typed, where the detail does not include it. */
  text?: string | undefined;
}

/** The words of an operation. */
export interface OperationWords {
  words: (change: UnsentChange) => Words;
  refusal: (change: UnsentChange) => Refusal;
}

/** An operation that a screen may send later. */
export interface UnsentOperation extends OperationWords {
  /** With the one variable `input`. */
  mutation: DocumentNode;
  /** Whether the list of waiting changes offers to take it back: not if what was typed would be lost. */
  canTakeBack: boolean;
  /** Links and buttons of a waiting change, or of a rejected one if it has a `problem`. */
  actions: (change: UnsentChange) => ReactNode;
}

/** What a screen may send later; a constant. */
export interface UnsentOperations {
  /** By the name of the operation; changes of others stay in the queue. */
  entries: Readonly<Record<string, UnsentOperation>>;
  /** Queries to refetch when a record is gone, and when the answer lacks figures. */
  refetch: DocumentNode[];
  /** Whether the record in the answer to a conflict already has the state that the change sets. */
  isApplied: (change: UnsentChange, payload: unknown) => boolean;
  /** A change after an earlier one was saved: it expects the versions in that answer. */
  rebase?: (change: UnsentChange, saved: UnsentChange, payload: unknown) => UnsentChange;
}
