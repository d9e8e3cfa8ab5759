import { t } from '@lingui/core/macro';
import { readDraft, WAITING_UPDATES } from '../draftStorage.ts';
import type { ServerMessage } from '../i18n/serverMessage.ts';
import { serverText } from '../i18n/serverText.ts';
import { newKey } from '../mutation/newKey.ts';
import type { KeyStore } from '../safeStorage.ts';

/** A mutation that the server has not confirmed: its values, of which words are made when shown. */
export interface UnsentChange {
  /** Sent as the idempotency key. */
  id: string;
  /** Name of the mutation in `UnsentOperations`. */
  operation: string;
  /** Of two waiting changes with the same subject the later replaces the earlier. */
  subject: string;
  /** Input of the mutation. */
  input: object;
  /** Name of the person; null for a change of one's own. */
  person: string | null;
  /** Name of the stage; null for a change of none. */
  stage: string | null;
  /** What the input refers to: the text of a step as typed, the time of a session. */
  about?: string | undefined;
  /** The words of an entry that the release before has stored, without `about`. */
  text?: string | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
  /**
   * Why it is not sent again automatically: a conflict, or another rejection. The release before has
   * stored the message alone.
   */
  problem?: ServerMessage & { isConflict: boolean; isGone: boolean };
}

/** Why a change was rejected; empty for another one. */
export const problemText = ({ problem }: UnsentChange): string =>
  problem ? serverText(problem) || t`Please try again or contact support.` : '';

/** The only operation of earlier releases, which stored neither operation nor subject. */
export const UPDATE_PROGRESS = 'UpdateProgress';

/** Subject of a save of progress: the stage of the person. */
export const progressSubject = ({ personId, stageId }: { personId: string; stageId: string }) =>
  `${UPDATE_PROGRESS} ${personId} ${stageId}`;

interface NewChange extends Pick<UnsentChange, 'operation' | 'input'> {
  /** Missing if it never replaces another. */
  subject?: string;
  person?: string;
  stage?: string;
  about?: string;
}

/** Creates a repeatable change. */
export function newChange({ operation, input, ...values }: NewChange): UnsentChange {
  const id = newKey();
  const { subject = `${operation} ${id}`, person = null, stage = null, about = '' } = values;
  return {
    ...{ id, operation, subject, person, stage, about },
    input: { ...input, idempotencyKey: id },
    keptAt: Date.now(),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Parses a stored change, also of an earlier release; empty for an invalid value. */
function asChange(value: unknown): UnsentChange[] {
  if (!isObject(value)) return [];
  const { id, input, keptAt, operation, subject } = value;
  if (typeof id !== 'string' || !isObject(input) || typeof keptAt !== 'number') return [];
  const former = progressSubject(input as { personId: string; stageId: string });
  return [
    {
      ...value,
      ...{ id, input, keptAt },
      operation: textOf(operation) ?? UPDATE_PROGRESS,
      subject: textOf(subject) ?? former,
      person: textOf(value['person']) ?? textOf(value['personName']) ?? null,
      stage: textOf(value['stage']) ?? textOf(value['stageName']) ?? null,
      about: textOf(value['about']),
      text: textOf(value['text']),
    },
  ];
}

/** The unsent changes of a user, oldest first. */
export function readChanges(storage: KeyStore, userId: string): UnsentChange[] {
  const kept = readDraft(storage, userId, WAITING_UPDATES);
  return Array.isArray(kept) ? kept.flatMap(asChange) : [];
}
