import { Type } from 'typebox';
import { messages } from '../../../domain/messages.ts';
import { fail, succeed } from '../../../domain/result.ts';
import { withValues } from '../../../domain/sentence.ts';
import { languages } from '../../../domain/words.ts';
import { transact } from '../../../platform/database/transact.ts';
import { responses, sendResult } from '../../../platform/http/responses.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Dependencies } from '../../dependencies.ts';
import { setMailUpdates } from '../../update-mails/repository.ts';
import { UserRecord, userResponse } from '../user-record.ts';
import { findUser, setLanguage } from '../users.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';

const Preferences = Type.Object(
  {
    mailUpdates: Type.Optional(
      Type.Boolean({ description: 'Whether update mails and reminders are sent' }),
    ),
    language: Type.Optional(
      Type.Enum([...languages], {
        description: 'Language of pages and mails, as a BCP 47 tag',
        ...messages({
          invalid: withValues('NOT_ONE_OF', {
            label: 'Language',
            choices: languages.join(', '),
          }),
        }),
      }),
    ),
  },
  { title: 'Preferences' },
);

const nothing = fail('VALIDATION', 'PREFERENCE_REQUIRED');

/** PUT /api/auth/me/preferences */
export function preferencesRoute(app: App, { db }: Dependencies): void {
  app.put(
    '/me/preferences',
    {
      schema: {
        summary: 'Change your preferences',
        description: 'At least one field; the others stay as they are.',
        body: Preferences,
        response: responses(UserRecord, 400, 401),
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const { mailUpdates, language } = request.body;
      if (mailUpdates === undefined && language === undefined) {
        return sendFailure(reply, nothing.failure);
      }
      const changed = await transact(db, by, async (tx) => {
        if (language !== undefined) await setLanguage(tx, by.id, language);
        if (mailUpdates !== undefined) await setMailUpdates(tx, by.id, mailUpdates);
        const user = await findUser(tx, by.id);
        // The account was deleted after the session check.
        return user ? succeed(userResponse(user)) : fail('UNAUTHENTICATED', 'NOT_SIGNED_IN');
      });
      return sendResult(reply, changed);
    },
  );
}
