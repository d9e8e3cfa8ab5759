import { RateLimiterMemory, RateLimiterRes, type IRateLimiterOptions } from 'rate-limiter-flexible';

/** The keys that the limiters of a process hold in memory: at most `most` in total. */
export class KeyBudget {
  readonly limiters: BoundedLimiter[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Drops the keys that expire first until the budget is kept. Keys in a wait stay. */
  keep(): void {
    if (this.held() <= this.most) return;
    for (const limiter of this.limiters) limiter.forgetExpired();
    while (this.held() > this.most) {
      const next = this.limiters.reduce((one, other) =>
        other.nextExpiry() < one.nextExpiry() ? other : one,
      );
      if (!next.dropNext()) return;
    }
  }

  private held(): number {
    return this.limiters.reduce((sum, limiter) => sum + limiter.size, 0);
  }
}

/** A limiter in memory within a budget of keys. A key without points left is in a wait. */
export class BoundedLimiter extends RateLimiterMemory {
  /** Time of expiry of each key that may be dropped, in order: all have the same duration. */
  private readonly droppable = new Map<string, number>();
  /** Time of expiry of each key in a wait. */
  private readonly waiting = new Map<string, number>();
  private readonly budget: KeyBudget;

  constructor(options: IRateLimiterOptions, budget: KeyBudget) {
    super(options);
    this.budget = budget;
    budget.limiters.push(this);
  }

  override async consume(key: string, points?: number): Promise<RateLimiterRes> {
    try {
      return this.note(key, await super.consume(key, points));
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) this.note(key, rejection);
      throw rejection;
    }
  }

  override async penalty(key: string, points?: number): Promise<RateLimiterRes> {
    return this.note(key, await super.penalty(key, points));
  }

  override async block(key: string, seconds: number): Promise<RateLimiterRes> {
    return this.note(key, await super.block(key, seconds));
  }

  override async delete(key: string): Promise<boolean> {
    this.droppable.delete(key);
    this.waiting.delete(key);
    return super.delete(key);
  }

  /** Number of keys, including those that have expired unnoticed. */
  get size(): number {
    return this.droppable.size + this.waiting.size;
  }

  /** The storage drops expired keys by itself. */
  forgetExpired(): void {
    const now = Date.now();
    for (const keys of [this.droppable, this.waiting]) {
      for (const [key, expiry] of keys) if (expiry <= now) keys.delete(key);
    }
  }

  /** Earliest expiry of a key that may be dropped. */
  nextExpiry(): number {
    const [first] = this.droppable.values();
    return first ?? Infinity;
  }

  /** @returns false without a key that may be dropped */
  dropNext(): boolean {
    const [first] = this.droppable.keys();
    if (first === undefined) return false;
    void this.delete(first);
    return true;
  }

  private note(key: string, result: RateLimiterRes): RateLimiterRes {
    const expiry = Date.now() + result.msBeforeNext;
    if (result.remainingPoints <= 0) {
      this.droppable.delete(key);
      this.waiting.set(key, expiry);
    } else if (result.isFirstInDuration) {
      // Appended: a key that expired unnoticed keeps its place otherwise.
      this.droppable.delete(key);
      this.waiting.delete(key);
      this.droppable.set(key, expiry);
    }
    this.budget.keep();
    return result;
  }
}
