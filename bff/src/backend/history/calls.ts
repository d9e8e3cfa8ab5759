import type { Lists } from '../lists/lists.ts';
import type { HistoryCalls } from '../recordsPort.ts';
import { recordsOf } from '../reading/unwrap.ts';
import { historyKinds, type HistoryEntry } from '../../domain/history.ts';
import { readActor } from '../entities/actor.ts';
import { looksLikeId } from '../entities/idOrName.ts';
import { isRecord } from '../reading/isRecord.ts';
import { orError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { changesBetween } from './changes.ts';

export function createHistoryCalls(lists: Lists): HistoryCalls {
  const read = async (path: string, params: Record<string, string> = {}) => {
    const wrappers = ['history', 'entries'];
    const reply = await lists.whole({ path, params, isOptional: true, wrappers });
    const entries = recordsOf(reply).map(readEntry);
    return entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  };
  return {
    ofPerson: ({ reader, id, audience }) =>
      reader === 'admin' || reader === 'mentor'
        ? read(`/api/${reader}/people/{id}/history`, { id })
        : read(`/api/${audience}/history`),
  };
}

function readEntry(record: RecordReader): HistoryEntry {
  const what = record.requiredText('what').trim();
  const [before, after] = [record.raw('before'), record.raw('after')];
  const kind = record.enumValue('what', historyKinds) ?? 'OTHER';
  const isOfStage = kind === 'PROGRESS' || what.toLowerCase() === 'answer';
  const name = isOfStage ? (stageIn(after) ?? stageIn(before)) : null;
  const stageId = isOfStage ? (stageIdIn(after) ?? stageIdIn(before)) : null;
  return {
    id: record.id(),
    at: record.requiredMoment('at'),
    kind,
    // An id is no name.
    stage: name === null && stageId !== null ? orError(() => record.fail('stage')) : name,
    stageId,
    changes: changesBetween(kind === 'OTHER' ? what : what.toLowerCase(), before, after),
    by: orError(() => readActor(record.child('by'))),
  };
}

/** Name of the stage, given as an object or as text. */
function stageIn(state: unknown): string | null {
  const stage = isRecord(state) ? state['stage'] : null;
  const name = isRecord(stage) ? stage['name'] : stage;
  return typeof name === 'string' && name !== '' && !looksLikeId(name) ? name : null;
}

function stageIdIn(state: unknown): string | null {
  const stage = isRecord(state) ? state['stage'] : null;
  const id = isRecord(stage) ? (stage['_id'] ?? stage['id']) : stage;
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && (isRecord(stage) || looksLikeId(id)) ? id : null;
}
