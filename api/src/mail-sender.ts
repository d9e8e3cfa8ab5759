import {
  emailChangedByAdministratorMail,
  emailChangedMail,
} from './modules/auth/email/store-email-change.ts';
import { newEmailMail } from './modules/auth/email/store-own-email-change.ts';
import { confirmEmailMail } from './modules/auth/login/confirmation-mail.ts';
import { guessedPasswordMail } from './modules/auth/login/login-limits.ts';
import { forgottenPasswordMail } from './modules/auth/password/forgot-password.ts';
import { secondFactorResetMail } from './modules/auth/second-factor/reset.ts';
import { wrongCodesMail } from './modules/auth/second-factor/wrong-codes.ts';
import { firstPasswordMail } from './modules/auth/password/password-links.ts';
import { concernMail } from './modules/concerns/concern-mail.ts';
import type { Dependencies } from './modules/dependencies.ts';
import { createMailSender, type MailMakers } from './modules/mails/sender.ts';
import { adminDigestMail } from './modules/reminders/admin-digest.ts';
import { mentorDigestMail } from './modules/reminders/mentor-digest.ts';
import { createReminderTask } from './modules/reminders/queue-reminders.ts';
import { sessionReminderMail } from './modules/reminders/session-mail.ts';
import { updateMail } from './modules/update-mails/update-mail.ts';
import type { App } from './platform/http/app-type.ts';

/** The function that makes the mails of each kind. */
export const mailMakers: MailMakers = {
  'admin-digest': adminDigestMail,
  concern: concernMail,
  'confirm-email': confirmEmailMail,
  'email-changed': emailChangedMail,
  'email-changed-by-administrator': emailChangedByAdministratorMail,
  'first-password': firstPasswordMail,
  'forgotten-password': forgottenPasswordMail,
  'guessed-password': guessedPasswordMail,
  'mentor-digest': mentorDigestMail,
  'new-email': newEmailMail,
  'second-factor-reset': secondFactorResetMail,
  'session-reminder': sessionReminderMail,
  'update-feedback': updateMail,
  'update-mentor': updateMail,
  'update-person': updateMail,
  'wrong-codes': wrongCodesMail,
};

/** Queues due reminders and sends the mails of the outbox, in the background. */
export function useMailSender(app: App, deps: Dependencies): void {
  const queueReminders = createReminderTask(deps, app.log);
  const sendMails = createMailSender(deps, mailMakers, app.log);
  deps.background.serve(async (signal) => {
    await queueReminders(signal);
    await sendMails(signal);
  });
  app.addHook('onClose', () => deps.background.end());
}
