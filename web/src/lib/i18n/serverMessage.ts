/** A message of the server, and what the words in other languages are made of. */
export interface ServerMessage {
  /** In English; empty if the server gave none. */
  message: string;
  code?: string | undefined;
  /** Which sentence the message is: `TOO_LONG`. */
  reason?: string | null | undefined;
  values?: readonly { name: string; value: string }[] | null | undefined;
}
