import type { Language } from '../../domain/words.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Language of its words. */
  language: Language;
  /** The same content as plain text and HTML. */
  text: string;
  html: string;
  /** Message-ID with angle brackets; default: a random one. */
  messageId?: string;
  /** Page on which its recipient turns such mails off; only of optional mails. */
  unsubscribeUrl?: string;
}

export interface SendOptions {
  /** Called when the whole mail was sent: from then on the server may have accepted it. */
  onSent?: () => void;
  /** Ends the attempt. */
  signal?: AbortSignal;
}

/** Sends a mail. Rejects on failure or timeout. */
export type SendMail = (mail: Mail, options?: SendOptions) => Promise<void>;

/** Headers by which mailboxes recognise mails of a program. */
export function headersOf({ language, unsubscribeUrl }: Mail): Record<string, string> {
  return {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
    ...(unsubscribeUrl !== undefined && { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
  };
}
