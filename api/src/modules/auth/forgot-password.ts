import { normaliseEmail } from '../../domain/fields.ts';
import { tooMany } from '../../domain/result.ts';
import { Done } from '../../domain/schemas.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import { errorCode } from '../../plugins/startup-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { resetMail } from './reset-mail.ts';
import { allowReset, forgetExpiredResets } from './resets.ts';
import { ForgotPasswordBody } from './schemas.ts';

const message =
  'If there is an account with this email, a mail with a link to a new password is on its way.';

/**
 * POST /api/auth/forgot-password. Whether there is such an account is looked up only after the
 * answer: neither its words nor its time can tell.
 */
export function forgotPasswordRoute(app: App, deps: Dependencies): void {
  const { background, limits } = deps;
  app.addHook('onClose', () => background.end());
  app.post(
    '/forgot-password',
    {
      schema: {
        summary: 'Ask for a mail with a link to a new password',
        description:
          'Answers the same for every email. The link works once and for 30 minutes; a newer one replaces it.',
        body: ForgotPasswordBody,
        response: { 200: Done, 400: ErrorBody, 429: ErrorBody },
      },
      onResponse: (request, reply, done) => {
        if (reply.statusCode === 200) {
          const email = normaliseEmail(request.body.email);
          background.run(
            () => sendLink(deps, email),
            (error) => {
              // The error's own words may hold the address.
              request.log.error({ code: errorCode(error) }, 'a mail could not be sent');
            },
          );
        }
        done();
      },
    },
    async (request, reply) => {
      const wait =
        (await limits.resetByAddress.count(request.ip)) ??
        (await limits.resetByAccount.count(normaliseEmail(request.body.email)));
      return wait === null ? { message } : refuseWith(reply, tooMany(wait).failure);
    },
  );
}

async function sendLink({ db, now, sendMail, webUrl }: Dependencies, email: string): Promise<void> {
  await forgetExpiredResets(db, now());
  const token = await allowReset(db, email, now());
  if (token !== null) await sendMail(resetMail(email, webUrl, token));
}
