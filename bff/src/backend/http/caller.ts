import type { CallReport } from '../port.ts';
import type { Cancellation } from './cancellation.ts';

/** Whoever asks for a call: what they present, and what ends their interest in it. */
export interface Caller {
  authorization: string | undefined;
  /** The client's network address, by which the backend limits logins. */
  address: string;
  /** The client's User-Agent, from which the backend tells the device of a session. */
  userAgent?: string | undefined;
  /** The same in the logs of both tiers. */
  requestId: string;
  /** Of the whole operation: nobody waits for an answer any more. */
  cancellation: Cancellation;
  /** Milliseconds that the operation may still take. */
  timeLeft: () => number;
  /** Told of every call that was made for this caller. */
  onCall: (report: CallReport) => void;
}
