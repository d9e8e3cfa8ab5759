import type { PasswordLinkCalls } from '../accountPort.ts';
import { passwordLinkIn } from '../entities/passwordLink.ts';
import { invalidAnswer } from '../failures/upstreamError.ts';
import type { RestClient } from '../http/client.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';

export function createPasswordLinkCalls(rest: RestClient): PasswordLinkCalls {
  return {
    async create(accountId) {
      const { reply, userErrors } = await optionalWrite(
        rest,
        'POST',
        '/api/admin/accounts/{id}/password-link',
        { params: { id: accountId } },
        { id: 'accountId' },
      );
      if (reply === null) return { passwordLink: null, userErrors };
      const passwordLink = passwordLinkIn(reply);
      if (passwordLink === null) throw invalidAnswer(reply, 'passwordLink');
      return { passwordLink, userErrors };
    },
  };
}
