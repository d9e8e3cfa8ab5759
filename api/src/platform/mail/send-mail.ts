export interface Mail {
  to: string;
  subject: string;
  /** The same content as plain text and HTML. */
  text: string;
  html: string;
}

/** Sends a mail. Rejects on failure or timeout. */
export type SendMail = (mail: Mail) => Promise<void>;
