import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import type { SessionCalls } from '../accountPort.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';
import type { AccountSession } from '../../domain/account.ts';

const OF_ACCOUNT = '/api/admin/accounts/{id}/sessions';

export function createSessionCalls(rest: RestClient): SessionCalls {
  return {
    async own() {
      const reply = await whereSupported(rest.get('/api/auth/sessions', { isOptional: true }));
      return reply && recordsOf(reply, 'sessions').map(readSession);
    },
    async ofAccount(id) {
      const options = { params: { id }, isOptional: true };
      const reply = await whereSupported(rest.get(OF_ACCOUNT, options));
      return reply && recordsOf(reply, 'sessions').map(readSession);
    },
    async endOthers() {
      const path = '/api/auth/logout-others';
      const written = await rest.write('POST', path, { refusedBy: [], isOptional: true });
      if (!written.ok) throw new Error('no status is a refusal of this call');
      return recordOf(written.reply).requiredWhole('ended');
    },
    async endOfAccount(id) {
      const { reply, userErrors } = await optionalWrite(
        rest,
        'DELETE',
        OF_ACCOUNT,
        { params: { id } },
        { id: 'accountId' },
      );
      return { ended: reply ? recordOf(reply).requiredWhole('ended') : 0, userErrors };
    },
  };
}

function readSession(record: RecordReader): AccountSession {
  return {
    id: record.id(),
    begunAt: record.requiredMoment('begunAt'),
    lastUsedAt: record.requiredMoment('lastUsedAt'),
    device: record.requiredText('device'),
    isCurrent: record.flag('isCurrent') ?? false,
  };
}
