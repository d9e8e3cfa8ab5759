import type {
  DeletionRequest,
  DeletionRequestPerson,
  DeletionStatus,
} from '../../domain/deletion.ts';
import type { RecordReader } from '../reading/recordReader.ts';

const statuses: readonly DeletionStatus[] = ['ASKED', 'WITHDRAWN', 'REFUSED', 'CARRIED_OUT'];

export function readDeletionRequest(record: RecordReader): DeletionRequest {
  const status = record.requiredText('status').toUpperCase().replace(' ', '_');
  return {
    id: record.id(),
    status: statuses.find((one) => one === status) ?? record.fail('status'),
    reason: record.text('reason'),
    askedAt: record.moment('askedAt') ?? record.fail('askedAt'),
    decidedAt: record.moment('decidedAt'),
    answer: record.text('answer'),
    person: readPerson(record.child('person')),
  };
}

function readPerson(record: RecordReader | null): DeletionRequestPerson | null {
  return (
    record && {
      id: record.id(),
      name: record.requiredText('name'),
      email: record.requiredText('email'),
      audience: record.text('role') === 'educator' ? 'educator' : 'student',
    }
  );
}
