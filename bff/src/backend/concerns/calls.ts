import {
  concernCategories,
  concernStatuses,
  type Concern,
  type ConcernCategory,
  type ConcernResult,
} from '../../domain/concern.ts';
import type { ConcernCalls } from '../counsellingPort.ts';
import { readActor, readPersonAccount } from '../entities/actor.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import type { Reply, RestClient } from '../http/client.ts';
import { enumParameter } from '../lists/listing.ts';
import type { Lists } from '../lists/lists.ts';
import { ifReadable, orError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';

const PATH = '/api/admin/concerns';
const LIST = { path: PATH, wrappers: ['concerns'], isOptional: true };

export function createConcernCalls(rest: RestClient, lists: Lists): ConcernCalls {
  async function change(word: 'take' | 'close', id: string, body?: object): Promise<ConcernResult> {
    const options = { params: { id }, body };
    const { reply, userErrors } = await optionalWrite(rest, 'PUT', `${PATH}/{id}/${word}`, options);
    return { concern: reply && concernIn(reply), userErrors };
  }

  return {
    page: (status, page) =>
      whereSupported(
        lists.page(LIST, {
          page,
          query: { status: enumParameter(status) },
          read: (reply) => recordsOf(reply).map((record) => readConcern(record)),
          matches: (concern) => status === null || concern.status === status,
          sort: { by: ({ reportedAt }) => Date.parse(reportedAt) },
          idOf: ({ id }) => id,
        }),
      ),

    one: async (id) => concernIn(await rest.get(`${PATH}/{id}`, { params: { id } })),

    async report({ category, text, idempotencyKey }) {
      const body = { category: category.toLowerCase(), text };
      const options = { body, idempotencyKey };
      const { reply, userErrors } = await optionalWrite(rest, 'POST', '/api/me/concerns', options);
      if (reply === null) return { concern: null, userErrors };
      // The report is stored, whatever the reply is.
      const concern = ifReadable(() => reported(recordOf(reply, 'concern'), category));
      return { concern: concern && { ...concern, text }, userErrors };
    },

    take: (id) => change('take', id),
    close: (id, note) => change('close', id, { note }),
  };
}

const concernIn = (reply: Reply): Concern => readConcern(recordOf(reply, 'concern'));

function readConcern(record: RecordReader): Concern {
  return {
    ...reported(record, record.enumValue('category', concernCategories) ?? 'OTHER'),
    status: record.enumValue('status', concernStatuses) ?? record.fail('status'),
    takenBy: orError(() => readActor(record.child('takenBy'))),
    takenAt: orError(() => record.moment('takenAt')),
    closedBy: orError(() => readActor(record.child('closedBy'))),
    closedAt: orError(() => record.moment('closedAt')),
    text: orError(() => record.text('text')),
    writer: orError(() => readPersonAccount(record.child('person'))),
    note: orError(() => record.text('note')),
  };
}

/** A concern of which the record gives only id and time. */
function reported(record: RecordReader, category: ConcernCategory): Concern {
  return {
    id: record.id(),
    category,
    status: 'OPEN',
    reportedAt: record.requiredMoment('reportedAt'),
    takenBy: null,
    takenAt: null,
    closedBy: null,
    closedAt: null,
    text: null,
    writer: null,
    note: null,
  };
}
