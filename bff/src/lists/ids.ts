import type { Reply } from '../rest/client.ts';
import { isRecord, RecordReader } from '../rest/reader.ts';
import type { ListAnswer, ListCall } from './answer.ts';
import type { ListReading } from './reading.ts';

/** Records that were asked for by their ids: an answer whose body is the bare rows. */
export interface Found {
  reply: Reply;
  /** The whole list, where the answer was that. */
  whole: Reply | null;
}

/**
 * The records with these ids, maybe among others. The first batch shows whether the backend knows
 * the parameter; the others are then asked for together, or not at all.
 */
export async function findByIds(
  list: ListCall,
  [asked = [], ...others]: string[][],
  reading: ListReading,
): Promise<Found> {
  const ask = (ids: string[]): Promise<ListAnswer | null> =>
    reading.askToEnd(list, { ids: ids.join(',') });
  const first = await ask(asked);
  if (first === null) {
    const whole = await reading.whole(list);
    return { reply: whole, whole };
  }
  if (holdsOthers(first, asked)) return { reply: first.reply, whole: first.reply };
  const rest = await Promise.all(others.map(ask));
  const rows = [first, ...rest].flatMap((answer) => answer?.rows ?? []);
  return { reply: { ...first.reply, body: rows }, whole: null };
}

/** True of an answer for which the ids made no difference. */
function holdsOthers({ reply, rows }: ListAnswer, ids: string[]): boolean {
  const asked = new Set<string | null>(ids);
  return rows.some((row) => isRecord(row) && !asked.has(new RecordReader(reply, row).optionalId()));
}
