import { countText } from '../../../lib/format.ts';
import type { BulkKind, Change } from './plan.ts';

/** What the user chose: the name of a mentor, club or status, none, or the spread. */
export interface Chosen {
  kind: BulkKind;
  /** Null for none. */
  name: string | null;
  isSpread?: boolean;
  /** The status ends sessions. */
  endsSessions?: boolean;
}

/** Titles of the dialogs in which an action begins. */
export const CHOOSE_TITLE = {
  mentor: 'Assign Mentor',
  club: 'Assign Club',
  status: 'Set Status',
} as const satisfies Record<BulkKind, string>;

/** Question before an action, and the label of its button. */
export function questionOf({ kind, name, isSpread }: Chosen, count: number, noun: string) {
  const people = countText(count, noun);
  if (isSpread && count === 0) return { title: `No ${noun} to spread`, confirm: 'Assign' };
  if (isSpread) return { title: `Spread ${people} over the mentors?`, confirm: 'Assign' };
  if (kind === 'status') return { title: `Set ${people} to ${name}?`, confirm: 'Set Status' };
  if (name === null) return { title: `Remove the ${kind} of ${people}?`, confirm: 'Remove' };
  return { title: `Assign ${name} to ${people}?`, confirm: 'Assign' };
}

/** What an administrator should know before the action. */
export function cautionsOf(chosen: Chosen, changes: readonly Change[], noun: string): string[] {
  const inactive = changes.filter(({ person }) => person.status?.toLowerCase() === 'inactive');
  const without = changes.filter(({ person }) => person.consentMissing);
  return [
    ...(chosen.endsSessions
      ? ['They are logged out and can’t log in. Undo does not bring their sessions back.']
      : []),
    ...(inactive.length > 0 ? [`${countText(inactive.length, `inactive ${noun}`)} included.`] : []),
    ...(without.length > 0
      ? [`${countText(without.length, noun)} without a guardian’s consent included.`]
      : []),
  ];
}
