import {
  deletionStatuses,
  rowKinds,
  type DataRow,
  type DeletionRequest,
  type DeletionResult,
  type OwnData,
} from '../../domain/personalData.ts';
import type { PersonalDataCalls } from '../accountPort.ts';
import { readPersonAccount } from '../entities/actor.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import { optionalList } from '../lists/optionalList.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf } from '../reading/unwrap.ts';
import { userErrorsOf } from '../writes/userErrors.ts';

const OWN = '/api/me/deletion-requests';
const OF_ALL = '/api/admin/deletion-requests';

export function createPersonalDataCalls(rest: RestClient): PersonalDataCalls {
  const requests = (path: string) => optionalList(rest, path, 'requests', readDeletionRequest);

  async function write(
    method: 'POST' | 'PUT',
    path: string,
    options: { params?: { id: string }; body?: object },
  ): Promise<DeletionResult> {
    const written = await rest.write(method, path, { ...options, isOptional: true });
    return written.ok
      ? { request: readDeletionRequest(recordOf(written.reply, 'request')), userErrors: [] }
      : { request: null, userErrors: userErrorsOf(written.refusal) };
  }

  return {
    async own() {
      const reply = await whereSupported(rest.get('/api/me/data', { isOptional: true }));
      return reply && readOwnData(recordOf(reply));
    },
    ownRequests: () => requests(OWN),
    openRequests: () => requests(OF_ALL),
    askForDeletion: (body) => write('POST', OWN, { body }),
    withdraw: (id) => write('PUT', `${OWN}/{id}/withdraw`, { params: { id } }),
    refuse: (id, answer) =>
      write('PUT', `${OF_ALL}/{id}/refuse`, { params: { id }, body: { answer } }),
    carryOut: (id) => write('PUT', `${OF_ALL}/{id}/carry-out`, { params: { id } }),
  };
}

function readOwnData(record: RecordReader): OwnData {
  return {
    madeAt: record.requiredMoment('madeAt'),
    sections: record.records('sections').map((section) => ({
      name: section.requiredText('name'),
      title: section.requiredText('title'),
      entries: section.records('entries').map((entry) => ({
        rows: entry.records('rows').map(readRow),
      })),
      isOnPage: section.flag('isOnPage') ?? true,
    })),
  };
}

function readRow(row: RecordReader): DataRow {
  return {
    name: row.requiredText('name'),
    label: row.requiredText('label'),
    value: row.text('value'),
    kind: row.text('kind') === null ? 'TEXT' : (row.enumValue('kind', rowKinds) ?? 'TEXT'),
    json: JSON.stringify(row.raw(row.has('raw') ? 'raw' : 'value')),
    isOnPage: row.flag('isOnPage') ?? true,
  };
}

function readDeletionRequest(record: RecordReader): DeletionRequest {
  return {
    id: record.id(),
    status: record.enumValue('status', deletionStatuses) ?? record.fail('status'),
    reason: record.text('reason'),
    askedAt: record.requiredMoment('askedAt'),
    decidedAt: record.moment('decidedAt'),
    answer: record.text('answer'),
    person: readPersonAccount(record.child('person')),
  };
}
