/** A paragraph of a mail, or a link. */
export type Paragraph = string | { label: string; url: string };

export interface MailText {
  subject: string;
  paragraphs: Paragraph[];
}

/** A planned session, as displayed. */
export interface SessionWords {
  time: string;
  place: string | null;
}

/**
 * The mails that exist in each language: those to students, educators and addresses that register.
 * Values that a sentence needs are given as displayed. Links lead to pages in the language.
 */
export interface MailTexts {
  greeting: string;
  closing: string;
  /** BCP 47 tag for dates. */
  tag: string;
  confirmEmail: (url: string) => MailText;
  newEmail: (url: string) => MailText;
  accountExists: (
    entered: 'registration' | 'change',
    urls: { login: string; password: string },
  ) => MailText;
  firstPassword: (url: string) => MailText;
  /** @param warnings in English: no translation of them is signed */
  newPassword: (url: string, warnings: readonly string[]) => MailText;
  feedback: MailText;
  mentor: MailText;
  sessions: (day: string, sessions: readonly SessionWords[], timeZone: string) => MailText;
  /** Labels and limits of mails that can be turned off. */
  openDashboard: string;
  turnOff: string;
  oneAnHour: string;
  oneADay: string;
}

/** A line of a session: `16:30, Room 12`. */
export const sessionLine = ({ time, place }: SessionWords): string =>
  place === null ? time : `${time}, ${place}`;
