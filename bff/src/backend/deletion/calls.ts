import type { DeletionRequest, DeletionResult, DeletionStatus } from '../../domain/personalData.ts';
import { readPersonAccount } from '../entities/actor.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import type { DeletionCalls } from '../accountPort.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { userErrorsOf } from '../writes/userErrors.ts';
import type { RecordReader } from '../reading/recordReader.ts';

const OWN = '/api/me/deletion-requests';
const OF_ALL = '/api/admin/deletion-requests';

export function createDeletionCalls(rest: RestClient): DeletionCalls {
  async function list(path: string) {
    const reply = await whereSupported(rest.get(path, { isOptional: true }));
    return reply && recordsOf(reply, 'requests').map(readDeletionRequest);
  }

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
    own: () => list(OWN),
    open: () => list(OF_ALL),
    ask: (body) => write('POST', OWN, { body }),
    withdraw: (id) => write('PUT', `${OWN}/{id}/withdraw`, { params: { id } }),
    refuse: (id, answer) =>
      write('PUT', `${OF_ALL}/{id}/refuse`, { params: { id }, body: { answer } }),
    carryOut: (id) => write('PUT', `${OF_ALL}/{id}/carry-out`, { params: { id } }),
  };
}

const statuses: readonly DeletionStatus[] = ['ASKED', 'WITHDRAWN', 'REFUSED', 'CARRIED_OUT'];

function readDeletionRequest(record: RecordReader): DeletionRequest {
  return {
    id: record.id(),
    status: record.enumValue('status', statuses) ?? record.fail('status'),
    reason: record.text('reason'),
    askedAt: record.requiredMoment('askedAt'),
    decidedAt: record.moment('decidedAt'),
    answer: record.text('answer'),
    person: readPersonAccount(record.child('person')),
  };
}
