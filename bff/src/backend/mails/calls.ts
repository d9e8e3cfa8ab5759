import type { RestClient } from '../http/client.ts';
import { optionalList } from '../lists/optionalList.ts';
import type { MailCalls } from '../recordsPort.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';

const PATH = '/api/admin/given-up-mails';

export function createMailCalls(rest: RestClient): MailCalls {
  return {
    givenUp: () =>
      optionalList(rest, PATH, 'mails', (record) => ({
        kind: record.requiredText('kind'),
        count: record.requiredWhole('count'),
        since: record.requiredMoment('since'),
      })),
    async sendAgain({ kind, idempotencyKey }) {
      const options = { params: { kind }, idempotencyKey };
      return (await optionalWrite(rest, 'PUT', `${PATH}/{kind}/send-again`, options)).userErrors;
    },
  };
}
