/** A call in progress, or the wait before its retry. */
export interface Cancellable {
  cancel(): void;
}

/** A minimal AbortSignal: creating real signals for each call took 5 % of an operation's time. */
export class Cancellation {
  isCancelled = false;
  private readonly running = new Set<Cancellable>();

  cancel(): void {
    this.isCancelled = true;
    for (const one of this.running) one.cancel();
  }

  /** Cancels `one` with the operation, at once if that is cancelled already. */
  add(one: Cancellable): void {
    this.running.add(one);
    if (this.isCancelled) one.cancel();
  }

  remove(one: Cancellable): void {
    this.running.delete(one);
  }
}
