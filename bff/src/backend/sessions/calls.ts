import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import type { SessionCalls } from '../accountPort.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';
import type { AccountSession } from '../../domain/account.ts';

const OF_ACCOUNT = '/api/admin/accounts/{id}/sessions';

export function createSessionCalls(rest: RestClient): SessionCalls {
  async function list(path: string, params: Record<string, string> = {}) {
    const reply = await whereSupported(rest.get(path, { params, isOptional: true }));
    return reply && recordsOf(reply, 'sessions').map(readSession);
  }

  return {
    own: () => list('/api/auth/sessions'),
    ofAccount: (id) => list(OF_ACCOUNT, { id }),
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
