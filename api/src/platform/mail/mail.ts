import { join } from 'node:path';
import type { Config } from '../config.ts';
import { mailIntoFolder } from './mail-folder.ts';
import { mailThroughServer } from './mail-server.ts';
import type { SendMail } from './send-mail.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'nodeEnv' | 'dataDir'>;

/**
 * Sends by SMTP_URL. Without it mails are written to a folder, whose name is logged; not in
 * production, because reset links give access to accounts.
 */
export function createSendMail(config: MailConfig, log: (line: string) => void): SendMail {
  const { smtpUrl, mailFrom, nodeEnv, dataDir } = config;
  if (smtpUrl !== undefined) return mailThroughServer(smtpUrl, mailFrom);
  if (nodeEnv === 'production') return () => Promise.reject(new Error('SMTP_URL is not set'));
  return mailIntoFolder(join(dataDir, 'mail'), mailFrom, log);
}

/** Warning about the mail configuration for the log; null without a problem. */
export function mailWarning({
  smtpUrl,
  nodeEnv,
  webUrl,
}: Pick<Config, 'smtpUrl' | 'nodeEnv' | 'webUrl'>): string | null {
  if (nodeEnv !== 'production') return null;
  if (smtpUrl === undefined) {
    return 'SMTP_URL is not set: no mail can be sent, so forgotten passwords can not be reset';
  }
  return new URL(webUrl).hostname === 'localhost'
    ? 'The links in mails lead to localhost: set WEB_URL to the address that people open'
    : null;
}
