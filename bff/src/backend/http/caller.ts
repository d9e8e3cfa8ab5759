import type { Context } from '@opentelemetry/api';
import type { CallReport } from '../../operation.ts';
import type { Cancellation } from './cancellation.ts';

/** The client on whose behalf calls are made. */
export interface Caller {
  authorization: string | undefined;
  /** The client's IP address, by which the backend limits logins. */
  address: string;
  /** The client's User-Agent, which names the device of a session. */
  userAgent?: string | undefined;
  /** True when the operation must not extend the session (`Session-Activity: background`). */
  isBackground?: boolean;
  /** Request id in the logs of both tiers. */
  requestId: string;
  /** Parent of the spans of its calls. */
  trace?: Context;
  /** Cancels the calls of the operation, for example when the client has disconnected. */
  cancellation: Cancellation;
  /** Milliseconds left for the operation. */
  timeLeft: () => number;
  /** Called after every call for this client. */
  onCall: (report: CallReport) => void;
  /** Called with the `Session-Ends-In` header of a response. */
  onSessionEnd?: (header: string) => void;
}
