import type { Lists } from '../lists/lists.ts';
import type { HistoryCalls } from '../port.ts';
import { recordsOf } from '../reading/unwrap.ts';
import { readHistoryEntry } from './normalise.ts';

export function createHistoryCalls(lists: Lists): HistoryCalls {
  const read = async (path: string, params: Record<string, string> = {}) => {
    const wrappers = ['history', 'entries'];
    const reply = await lists.whole({ path, params, isOptional: true, wrappers });
    const entries = recordsOf(reply).map(readHistoryEntry);
    return entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  };
  return {
    ofPerson: (reader, id) => read(`/api/${reader}/people/{id}/history`, { id }),
    own: (audience) => read(`/api/${audience}/history`),
  };
}
