export interface Mail {
  to: string;
  subject: string;
  /** The same words twice: for readers with and without HTML. */
  text: string;
  html: string;
}

/** Hands one mail over; rejects when that does not work in time. */
export type SendMail = (mail: Mail) => Promise<void>;
