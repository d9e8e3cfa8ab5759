import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import type { OwnDataCalls } from '../portAccount.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { readOwnData, readSession } from './normalise.ts';

export function createOwnDataCalls(rest: RestClient): OwnDataCalls {
  const read = (path: string) => whereSupported(rest.get(path, { isOptional: true }));
  return {
    async all() {
      const reply = await read('/api/me/data');
      return reply && readOwnData(recordOf(reply));
    },
    async sessions() {
      const reply = await read('/api/auth/sessions');
      return reply && recordsOf(reply, 'sessions').map(readSession);
    },
    async endOtherSessions() {
      const path = '/api/auth/logout-others';
      const written = await rest.write('POST', path, { refusedBy: [], isOptional: true });
      if (!written.ok) throw new Error('no status is a refusal of this call');
      return recordOf(written.reply).requiredWhole('ended');
    },
  };
}
