import { firstPasswordMail } from './modules/auth/password/password-links.ts';
import type { Dependencies } from './modules/dependencies.ts';
import { createMailSender, type MailMakers } from './modules/mails/sender.ts';
import { updateMail } from './modules/update-mails/update-mail.ts';
import type { App } from './platform/http/app-type.ts';

const makers: MailMakers = {
  'first-password': firstPasswordMail,
  'update-feedback': updateMail,
  'update-mentor': updateMail,
  'update-person': updateMail,
};

/** Sends the mails of the outbox in the background. */
export function useMailSender(app: App, deps: Dependencies): void {
  deps.background.serve(createMailSender(deps, makers, app.log));
  app.addHook('onClose', () => deps.background.end());
}
