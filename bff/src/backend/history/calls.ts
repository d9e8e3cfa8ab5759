import type { Lists } from '../lists/lists.ts';
import type { HistoryCalls } from '../port.ts';
import { recordsOf } from '../reading/unwrap.ts';
import { readHistoryEntry } from './normalise.ts';

export function createHistoryCalls(lists: Lists): HistoryCalls {
  return {
    async ofPerson(reader, id) {
      const reply = await lists.whole({
        path: `/api/${reader}/people/{id}/history`,
        params: { id },
        isOptional: true,
        wrappers: ['history', 'entries'],
      });
      const entries = recordsOf(reply).map(readHistoryEntry);
      return entries.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
    },
  };
}
