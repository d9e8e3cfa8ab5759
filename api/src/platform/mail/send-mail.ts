export interface Mail {
  to: string;
  subject: string;
  /** The same content as plain text and HTML. */
  text: string;
  html: string;
  /** Message-ID with angle brackets; default: a random one. */
  messageId?: string;
}

/** Sends a mail. Rejects on failure or timeout. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Whether a failure of `SendMail` is a reply 5xx to the mail, which another attempt would get again.
 * A refused login or connection is not: it ends with the settings of the server.
 */
export function isPermanentRefusal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
