/**
 * Says once that nobody waits for something any more. As much of an AbortSignal as is needed here:
 * signals made and listened to for each call cost a twentieth of an operation.
 */
export class Cancellation {
  private cancelled = false;
  private readonly listeners = new Set<() => void>();

  get isCancelled(): boolean {
    return this.cancelled;
  }

  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
  }

  /** Has `listener` told, at once where it has happened already. */
  listen(listener: () => void): void {
    this.listeners.add(listener);
    if (this.cancelled) listener();
  }

  ignore(listener: () => void): void {
    this.listeners.delete(listener);
  }
}
