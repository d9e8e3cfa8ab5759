import { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** Something that may happen only so often for one key. */
export interface Limit {
  /** The seconds to wait before it may happen again; null when it may happen now. */
  wait: (key: string) => Promise<number | null>;
  /** Counts that it happens. @returns as `wait`, when this was once too often */
  count: (key: string) => Promise<number | null>;
}

export interface Limits {
  /** Failed logins for one account from one address. */
  loginByAccount: Limit;
  /** Failed logins from one address, whatever the account. */
  loginByAddress: Limit;
  /** Registrations from one address. */
  registration: Limit;
  /** Wrong present passwords at a change of password, for one account. */
  passwordChange: Limit;
  /** Forgotten passwords of one account: its owner's mailbox is not to be flooded. */
  resetByAccount: Limit;
  /** Forgotten passwords from one address, whatever the account. */
  resetByAddress: Limit;
  close: () => void;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Sets up the limits: in memory, or shared through Redis, and in memory again while it is down. */
export function createLimits(redisUrl?: string): Limits {
  const redis = redisUrl === undefined ? null : connect(redisUrl);
  const limit = (keyPrefix: string, points: number, duration: number): Limit => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    const limiter = redis
      ? new RateLimiterRedis({
          storeClient: redis,
          insuranceLimiter: memory,
          keyPrefix: `waymark:${keyPrefix}`,
          points,
          duration,
        })
      : memory;
    return toLimit(limiter);
  };
  return {
    loginByAccount: limit('login-account', 10, 15 * minute),
    loginByAddress: limit('login-address', 100, day),
    registration: limit('registration', 200, hour),
    passwordChange: limit('password-change', 10, 15 * minute),
    resetByAccount: limit('reset-account', 5, hour),
    resetByAddress: limit('reset-address', 50, hour),
    close: () => redis?.disconnect(),
  };
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    // A command fails at once while Redis is away, so that memory takes over without a delay.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 2_000,
    // One that is there but says nothing costs each command its timeout: it counts as away soon.
    socketTimeout: 1_000,
  });
  // The client reconnects by itself; unheard, the event would be printed for every try.
  redis.on('error', () => undefined);
  return redis;
}

function toLimit(limiter: RateLimiterAbstract): Limit {
  return {
    wait: async (key) => {
      const state = await limiter.get(key);
      if (state === null || state.remainingPoints > 0) return null;
      return secondsLeft(state);
    },
    count: async (key) => {
      try {
        await limiter.consume(key);
        return null;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return secondsLeft(rejection);
        throw rejection;
      }
    },
  };
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
