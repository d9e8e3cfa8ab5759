import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { BoundedLimiter, KeyBudget } from './bounded-limiter.ts';

/** A rate limit per key. */
export interface Limit {
  /** @returns seconds to wait, or null when allowed */
  wait: (key: string) => Promise<number | null>;
  /** Counts a call. @returns seconds to wait when the limit is exceeded, else null */
  count: (key: string) => Promise<number | null>;
  /** Forgets the calls counted. */
  clear: (key: string) => Promise<void>;
}

/** Failures that begin a growing wait per key. */
export interface Slowdown {
  /** @returns seconds to wait, or null when allowed */
  wait: (key: string) => Promise<number | null>;
  /** Counts a failure. @returns whether it began the first wait of the key's window */
  count: (key: string) => Promise<boolean>;
}

/** Counts events per key, to act once in a window. */
export interface Threshold {
  /** Counts an event. @returns whether the threshold is reached with it */
  reach: (key: string) => Promise<boolean>;
}

/** Addresses are networks (`networkOf`), accounts are normalised emails. */
export interface Limits {
  /** Failed logins per account and address. */
  loginByAccount: Limit;
  /** Failed logins per account, over all addresses. */
  accountSlowdown: Slowdown;
  /** Failed logins per address, over all accounts. */
  addressSlowdown: Slowdown;
  /** Successful logins per account. */
  successfulLogins: Limit;
  /** Registrations per address. */
  registration: Limit;
  /** Wrong current passwords per account, wherever one is asked for. */
  passwordChange: Limit;
  /** Wrong second-factor codes per account, after the right password. */
  wrongCodes: Threshold;
  /** Reset mails per account, to protect its mailbox. */
  resetByAccount: Limit;
  /** Reset requests per address. */
  resetByAddress: Limit;
  /** Mails about registrations and new emails per email, to protect its mailbox. */
  confirmationMails: Limit;
  /** Mails to new emails per account. */
  newEmailMails: Limit;
  /** Mails with a link from an administrator per account, to protect its mailbox. */
  passwordLinkMails: Limit;
  close: () => void;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum number of keys in memory; each takes about 300 bytes. */
const MAX_KEYS = 100_000;

/** Creates the limits: in memory, or in Redis with memory as fallback. */
export function createLimits(redisUrl?: string, maxKeys = MAX_KEYS): Limits {
  const budget = new KeyBudget(maxKeys);
  const redis = redisUrl === undefined ? null : connect(redisUrl);
  const limiter = (keyPrefix: string, points: number, duration: number) => {
    const memory = new BoundedLimiter({ keyPrefix, points, duration }, budget);
    return redis
      ? new RateLimiterRedis({
          storeClient: redis,
          insuranceLimiter: memory,
          keyPrefix: `waymark:${keyPrefix}`,
          points,
          duration,
        })
      : memory;
  };
  const limit = (keyPrefix: string, points: number, duration: number): Limit =>
    toLimit(limiter(keyPrefix, points, duration));
  /**
   * @param from number of failures in the window from which each begins a wait
   * @param waitAfter seconds to wait after that many failures
   */
  const slowdown = (
    keyPrefix: string,
    duration: number,
    from: number,
    waitAfter: (failures: number) => number,
  ): Slowdown =>
    toSlowdown(
      limiter(keyPrefix, from, duration),
      limiter(`${keyPrefix}-wait`, 1, duration),
      (failures) => (failures < from ? 0 : waitAfter(failures)),
    );
  return {
    loginByAccount: limit('login-account', 10, 15 * minute),
    // 5 s after the 20th failure in a day, then twice as long each time, up to 15 minutes.
    accountSlowdown: slowdown('login-account-all', day, 20, (failures) =>
      Math.min(5 * 2 ** (failures - 20), 15 * minute),
    ),
    // Up to 30 s, beyond 300 failures in an hour.
    addressSlowdown: slowdown('login-address', hour, 301, (failures) =>
      Math.min(failures - 300, 30),
    ),
    successfulLogins: limit('login-success', 30, 15 * minute),
    registration: limit('registration', 200, hour),
    passwordChange: limit('password-change', 10, 15 * minute),
    wrongCodes: toThreshold(limiter('wrong-codes', 3, day)),
    resetByAccount: limit('reset-account', 5, hour),
    resetByAddress: limit('reset-address', 50, hour),
    confirmationMails: limit('confirmation', 5, hour),
    newEmailMails: limit('new-email', 5, hour),
    passwordLinkMails: limit('password-link', 5, hour),
    close: () => redis?.disconnect(),
  };
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    // Commands fail immediately while Redis is disconnected, so that memory is used without delay.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 2_000,
    // Closes a connection without responses, so that not every command waits for its timeout.
    socketTimeout: 1_000,
  });
  // ioredis reconnects; without a listener it would print every error.
  redis.on('error', () => undefined);
  return redis;
}

function toLimit(limiter: RateLimiterAbstract): Limit {
  return {
    wait: async (key) => {
      const state = await limiter.get(key);
      const isOver = state !== null && state.remainingPoints <= 0 && state.msBeforeNext > 0;
      return isOver ? secondsLeft(state) : null;
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
    clear: async (key) => {
      await limiter.delete(key);
    },
  };
}

function toSlowdown(
  failures: RateLimiterAbstract,
  waits: RateLimiterAbstract,
  waitAfter: (failures: number) => number,
): Slowdown {
  return {
    wait: toLimit(waits).wait,
    count: async (key) => {
      const { consumedPoints } = await failures.penalty(key);
      const seconds = waitAfter(consumedPoints);
      if (seconds > 0) await waits.block(key, seconds);
      return seconds > 0 && waitAfter(consumedPoints - 1) === 0;
    },
  };
}

function toThreshold(limiter: RateLimiterAbstract): Threshold {
  return {
    reach: async (key) => (await limiter.penalty(key)).consumedPoints === limiter.points,
  };
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
