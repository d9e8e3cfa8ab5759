import { Type } from 'typebox';
import { Moment } from '../../domain/schemas.ts';
import type { App } from '../../platform/http/app-type.ts';
import { responses } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { listGivenUpMails } from './given-up.ts';

const GivenUpMailsRecord = Type.Object(
  {
    kind: Type.String({ examples: ['first-password'] }),
    count: Type.Integer({ minimum: 1 }),
    since: Moment,
  },
  { title: 'GivenUpMails' },
);

/** GET /api/admin/given-up-mails */
export function listGivenUpRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/given-up-mails',
    {
      schema: {
        summary: 'Mails that could not be delivered, by kind; oldest first',
        description:
          'A mail is given up after a refusal, or when it could not be sent for a day. It is kept for 30 days. `since` is the time of the first.',
        response: responses(Type.Array(GivenUpMailsRecord)),
      },
    },
    async () =>
      (await listGivenUpMails(db)).map(({ since, ...mails }) => ({
        ...mails,
        since: since.toISOString(),
      })),
  );
}
