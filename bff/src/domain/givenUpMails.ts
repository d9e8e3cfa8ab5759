/** Mails of one kind that could not be delivered. */
export interface GivenUpMails {
  readonly kind: string;
  readonly count: number;
  /** Time at which the first of them was given up. */
  readonly since: string;
}
