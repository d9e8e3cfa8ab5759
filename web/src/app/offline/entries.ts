import { isWaitingUpdate } from '../../features/mentor/outbox/updates.ts';
import type { WaitingChange } from '../../features/mentor/outbox/waitingChange.ts';
import { draftKeys, readDraft, WAITING_UPDATES } from '../../lib/draftStorage.ts';
import { shortMoment } from '../../lib/format.ts';
import type { KeyStore } from '../../lib/safeStorage.ts';
import type { UnsentChange } from '../../lib/unsent/changes.ts';

/** A draft or a waiting update, as text. */
export interface DeviceEntry {
  key: string;
  /** Form or person. */
  name: string;
  /** Empty for a form of several fields. */
  text: string;
  note: string;
}

const momentText = (at: number) => shortMoment(new Date(at).toISOString());

function changeText(change: UnsentChange): Pick<DeviceEntry, 'name' | 'text'> {
  if (isWaitingUpdate(change)) {
    const { personName, stageName, input } = change;
    return { name: `${personName}, ${stageName}`, text: input.feedback ?? '' };
  }
  const { personName, text = '' } = change as Partial<WaitingChange>;
  return { name: personName ?? 'Agreed step', text };
}

/** Changes that wait or were refused, oldest first. */
export const changeEntries = (changes: readonly UnsentChange[]): DeviceEntry[] =>
  changes.map((change) => ({
    key: change.id,
    ...changeText(change),
    note: change.problem?.message ?? `Waiting since ${momentText(change.keptAt)}`,
  }));

/** The form of a draft, by the start of its key; a mentor's drafts have the id of the person. */
function formName(key: string, people: readonly { id: string; name: string }[]): string {
  const [form, id] = key.split(':');
  const person = people.find((one) => one.id === id)?.name ?? 'One of your people';
  if (form === 'progress') return person;
  if (form === 'step') return `Agreed step, ${person}`;
  return form === 'answer' ? 'Your answer' : 'Career form';
}

/**
 * The user's drafts.
 * @param people names of the people that the drafts of a mentor are about
 */
export function draftEntries(
  storage: KeyStore,
  userId: string,
  people: readonly { id: string; name: string }[],
): DeviceEntry[] {
  const keys = draftKeys(storage, userId).filter((key) => key !== WAITING_UPDATES);
  return keys.map((key) => {
    const draft = readDraft(storage, userId, key);
    const { feedback, text = feedback, keptAt } = Object(draft) as Record<string, unknown>;
    return {
      key,
      name: formName(key, people),
      text: typeof text === 'string' ? text : '',
      note:
        typeof keptAt === 'number'
          ? `Draft of ${momentText(keptAt)}`
          : 'Opens with its form when the server can be reached again.',
    };
  });
}
