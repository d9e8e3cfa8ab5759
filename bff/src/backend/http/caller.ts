import type { Cancellation } from './cancellation.ts';

/** What one call came to, for those who count or write it down. */
export interface CallReport {
  /** The documented call, for example `GET /api/admin/students/{id}`: never an id. */
  call: string;
  /** Status of the answer, or why there was none. */
  status: number | string;
  milliseconds: number;
  /** True when the call had been made before and had failed. */
  isRetry: boolean;
}

/** Whoever asks for a call: what they present, and what ends their interest in it. */
export interface Caller {
  authorization: string | undefined;
  /** The client's network address, by which the backend limits logins. */
  address: string;
  /** The same in the logs of both tiers. */
  requestId: string;
  /** Of the whole operation: nobody waits for an answer any more. */
  cancellation: Cancellation;
  /** Milliseconds that the operation may still take. */
  timeLeft: () => number;
  /** Told of every call that was made for this caller. */
  onCall: (report: CallReport) => void;
}
