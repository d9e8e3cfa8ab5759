import type { Administrator } from '../../domain/account.ts';
import type { AdministratorCalls } from '../accountPort.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { optionalWrite } from '../writes/optionalWrite.ts';

const PATH = '/api/admin/administrators';

export function createAdministratorCalls(rest: RestClient): AdministratorCalls {
  return {
    async all() {
      const reply = await whereSupported(rest.get(PATH, { isOptional: true }));
      return reply && recordsOf(reply, 'administrators').map(readAdministrator);
    },
    async add(body) {
      const { reply, userErrors } = await optionalWrite(rest, 'POST', PATH, {
        body,
        isPasswordCall: true,
      });
      const administrator = reply && readAdministrator(recordOf(reply, 'administrator'));
      return { administrator, userErrors };
    },
    async remove({ id, ...body }) {
      const options = { params: { id }, body, isPasswordCall: true };
      const path = `${PATH}/{id}/remove`;
      const { reply, userErrors } = await optionalWrite(rest, 'POST', path, options);
      return { removedId: reply && id, userErrors };
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
