import type { Context } from '../../context.ts';
import type { PartialPerson } from '../../domain/person.ts';
import type { HistoryEntry } from '../../domain/history.ts';

/** `Student.history` and `Educator.history`: nothing for the person's own eyes. */
export function history(
  { reader, id }: PartialPerson,
  _args: object,
  { history: source }: Context,
): Promise<HistoryEntry[]> | null {
  return reader === 'admin' || reader === 'mentor' ? source.ofPerson(reader, id) : null;
}
