import type { AccountSession, Administrator } from '../../domain/account.ts';
import type { AccountCalls } from '../accountPort.ts';
import { passwordLinkIn } from '../entities/passwordLink.ts';
import { invalidAnswer } from '../failures/upstreamError.ts';
import type { RestClient, WriteMethod } from '../http/client.ts';
import { optionalList } from '../lists/optionalList.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf } from '../reading/unwrap.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';

const ADMINISTRATORS = '/api/admin/administrators';
const ACCOUNT = '/api/admin/accounts/{id}';

export function createAccountCalls(rest: RestClient): AccountCalls {
  /** An administrator's change of an account. */
  const change = (method: WriteMethod, word: string, id: string) =>
    optionalWrite(rest, method, `${ACCOUNT}/${word}`, { params: { id } }, { id: 'accountId' });

  return {
    administrators: () => optionalList(rest, ADMINISTRATORS, 'administrators', readAdministrator),
    async addAdministrator(body) {
      const options = { body, isPasswordCall: true };
      const { reply, userErrors } = await optionalWrite(rest, 'POST', ADMINISTRATORS, options);
      const administrator = reply && readAdministrator(recordOf(reply, 'administrator'));
      return { administrator, userErrors };
    },
    async removeAdministrator({ id, ...body }) {
      const path = `${ADMINISTRATORS}/{id}/remove`;
      const options = { params: { id }, body, isPasswordCall: true };
      const { reply, userErrors } = await optionalWrite(rest, 'POST', path, options);
      return { removedId: reply && id, userErrors };
    },
    ownSessions: () => optionalList(rest, '/api/auth/sessions', 'sessions', readSession),
    sessions: (id) => optionalList(rest, `${ACCOUNT}/sessions`, 'sessions', readSession, { id }),
    async endOtherSessions() {
      const path = '/api/auth/logout-others';
      const written = await rest.write('POST', path, { refusedBy: [], isOptional: true });
      if (!written.ok) throw new Error('no status is a refusal of this call');
      return recordOf(written.reply).requiredWhole('ended');
    },
    async endSessions(id) {
      const { reply, userErrors } = await change('DELETE', 'sessions', id);
      return { ended: reply ? recordOf(reply).requiredWhole('ended') : 0, userErrors };
    },
    resetSecondFactor: async (id) => (await change('DELETE', 'second-factor', id)).userErrors,
    async createPasswordLink(id) {
      const { reply, userErrors } = await change('POST', 'password-link', id);
      if (reply === null) return { passwordLink: null, userErrors };
      const passwordLink = passwordLinkIn(reply);
      if (passwordLink === null) throw invalidAnswer(reply, 'passwordLink');
      return { passwordLink, userErrors };
    },
  };
}

function readAdministrator(record: RecordReader): Administrator {
  return {
    id: record.id(),
    name: record.requiredText('name'),
    email: record.requiredText('email'),
    secondFactor: record.flag('secondFactor'),
    createdAt: record.moment('createdAt'),
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
