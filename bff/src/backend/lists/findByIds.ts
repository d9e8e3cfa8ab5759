import { isRecord } from '../reading/isRecord.ts';
import { RecordReader } from '../reading/recordReader.ts';
import type { Reply } from '../http/client.ts';
import type { ListAnswer, ListCall } from './answer.ts';
import type { ListReader } from './listReader.ts';
import { isEnd } from './toEnd.ts';

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
  reader: ListReader,
): Promise<Found> {
  const read = async (ids: string[]): Promise<ListAnswer | null> => {
    const query = { ids: ids.join(',') };
    const answer = await reader.ask(list, query);
    // Whatever it counts, there is no more to be had than what was asked for.
    if (answer === null || holdsAll(answer, ids)) return answer;
    return reader.toEnd(list, answer, query);
  };
  const first = await read(asked);
  const isNarrowed = first !== null && !holdsOthers(first, asked);
  // Nobody at all may be what an unknown parameter finds.
  const isEmpty = first?.rows.length === 0 && !first.reply.applied.has('ids');
  if (first === null || isEmpty || (!isNarrowed && others.length > 0 && !isEnd(first))) {
    const whole = await reader.whole(list);
    return { reply: whole, whole };
  }
  if (!isNarrowed) return { reply: first.reply, whole: isEnd(first) ? first.reply : null };
  const rest = await Promise.all(others.map(read));
  const rows = [first, ...rest].flatMap((answer) => answer?.rows ?? []);
  return { reply: { ...first.reply, body: rows }, whole: null };
}

function holdsAll(answer: ListAnswer, ids: string[]): boolean {
  const found = new Set(idsIn(answer));
  return ids.every((id) => found.has(id));
}

/** True of an answer for which the ids made no difference. */
function holdsOthers(answer: ListAnswer, ids: string[]): boolean {
  const asked = new Set<string | null>(ids);
  return idsIn(answer).some((id) => !asked.has(id));
}

function idsIn({ reply, rows }: ListAnswer): (string | null)[] {
  return rows.flatMap((row) => (isRecord(row) ? new RecordReader(reply, row).optionalId() : []));
}
