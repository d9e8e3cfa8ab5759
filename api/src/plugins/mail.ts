import { join } from 'node:path';
import type { Config } from './config.ts';
import { mailIntoFolder } from './mail-folder.ts';
import { mailThroughServer } from './mail-server.ts';
import type { SendMail } from './send-mail.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'nodeEnv' | 'dataDir'>;

/**
 * Mails go through the server of SMTP_URL. Without one they are written into a folder, which `say`
 * hears of; not so in production, where links that let people in have no place on a disk.
 */
export function createSendMail(config: MailConfig, say: (line: string) => void): SendMail {
  const { smtpUrl, mailFrom, nodeEnv, dataDir } = config;
  if (smtpUrl !== undefined) return mailThroughServer(smtpUrl, mailFrom);
  if (nodeEnv === 'production') return () => Promise.reject(new Error('SMTP_URL is not set'));
  return mailIntoFolder(join(dataDir, 'mail'), mailFrom, say);
}

/** What whoever starts the program should know about mail; null when all is well. */
export function mailWarning({
  smtpUrl,
  nodeEnv,
  webUrl,
}: Pick<Config, 'smtpUrl' | 'nodeEnv' | 'webUrl'>): string | null {
  if (nodeEnv !== 'production') return null;
  if (smtpUrl === undefined) {
    return 'SMTP_URL is not set: no mail can be sent, so nobody can reset a forgotten password';
  }
  return new URL(webUrl).hostname === 'localhost'
    ? 'WEB_URL is not set: the links in mails lead to localhost'
    : null;
}
