import { GraphQLError } from 'graphql';
import type { Lists } from '../lists/lists.ts';
import { recordsOf } from '../reading/unwrap.ts';
import type { HistoryEntry } from '../../domain/history.ts';
import { readHistoryEntry } from './normalise.ts';

/** The REST calls that read a person's history, where the backend keeps one. */
export interface HistorySource {
  /** GET /api/admin/people/{id}/history or /api/mentor/people/{id}/history: newest first. */
  ofPerson(reader: 'admin' | 'mentor', id: string): Promise<HistoryEntry[]>;
}

/** Each person's history is a call of its own, so that a whole list's histories are too many. */
const MAX_PEOPLE = 10;

export function createHistorySource(lists: Lists): HistorySource {
  const asked = new Set<string>();

  return {
    async ofPerson(reader, id) {
      if (asked.add(id).size > MAX_PEOPLE) {
        throw new GraphQLError(
          `An operation may ask for the history of ${MAX_PEOPLE} people at most.`,
          { extensions: { code: 'BAD_USER_INPUT' } },
        );
      }
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
