import type { TransportLimits } from './backend/http/transport.ts';
import type { FairQueueLimits } from '@waymark/node-kit/fair-queue';

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
  /** Operations without an accepted token, which enter `operationQueue` afterwards. */
  anonymousQueue: FairQueueLimits;
  /** Operations without an accepted token after which their connection is closed. */
  anonymousPerConnection: number;
  /** All operations. A client is an accepted token, otherwise an address. */
  operationQueue: FairQueueLimits & { patience: number };
  /** Average delay of the event loop over a second, beyond which operations are refused. */
  eventLoopDelay: number;
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
  // A faster pace delays new connections: Node accepts one per event-loop iteration.
  anonymousQueue: {
    running: 32,
    runningPerClient: 12,
    waiting: 2_000,
    patience: 5_000,
    pace: { operations: 4, milliseconds: 50 },
  },
  anonymousPerConnection: 2,
  // Waiting operations are answered well within `operationBudget`.
  operationQueue: {
    running: 64,
    runningPerClient: 12,
    waiting: 200,
    waitingWhenFull: 32,
    patience: 3_000,
  },
  eventLoopDelay: 250,
};
