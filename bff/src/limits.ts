import type { TransportLimits } from './backend/http/transport.ts';
import type { FairQueueLimits } from './http/fairQueue.ts';
import type { LoadLimits } from './http/shedding.ts';

/** Limits that a test may override; times in milliseconds, sizes in bytes. */
export interface Limits extends TransportLimits {
  /** Time that all upstream calls of one operation may take together. */
  operationBudget: number;
  /** Time in which a request must arrive. */
  requestTimeout: number;
  /** Time for which a result of `/readyz` is cached. */
  readinessCacheTime: number;
  /** Number of requests for an operation at which it is compiled. */
  compileAt: number;
  /** Maximum number of open event streams. */
  maxStreams: number;
  /** Maximum number of open event streams of one client address: a school may be one. */
  maxStreamsPerAddress: number;
  /** Points per minute of an address for documents without an accepted token. */
  anonymousPoints: number;
  /** Operations without an accepted token. */
  anonymousQueue: FairQueueLimits;
  /** Operations without an accepted token after which their connection is closed. */
  anonymousPerConnection: number;
  /** Load of the process beyond which operations are refused. */
  load: LoadLimits;
}

export const limits: Limits = {
  callDeadline: 5_000,
  maxAnswerSize: 16 * 1024 * 1024,
  maxConnections: 256,
  maxPasswordConnections: 32,
  breakerWindow: 10_000,
  breakerResetTimeout: 1_000,
  operationBudget: 7_000,
  requestTimeout: 10_000,
  readinessCacheTime: 1_000,
  compileAt: 2,
  maxStreams: 1_000,
  maxStreamsPerAddress: 200,
  anonymousPoints: 6_000,
  // Higher concurrency delays new connections: Node accepts one per event-loop iteration.
  anonymousQueue: { concurrency: 4, slotTimeout: 50, queued: 2_000 },
  anonymousPerConnection: 2,
  load: { operations: 64, eventLoopDelay: 250 },
};
