import type { Dispatcher } from 'undici';

/** A response with its whole body, not decompressed. */
export interface WholeAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Uint8Array;
}

type Controller = Dispatcher.DispatchController;

/** Collects one response. Undici's `request` creates a stream for each, which costs more. */
export class WholeAnswerHandler implements Dispatcher.DispatchHandler {
  readonly answer: Promise<WholeAnswer>;
  private succeed!: (answer: WholeAnswer) => void;
  private fail!: (error: Error) => void;
  private controller: Controller | null = null;
  private abortReason: Error | null = null;
  private status = 0;
  private headers: WholeAnswer['headers'] = {};
  private chunks: Uint8Array[] = [];

  constructor() {
    this.answer = new Promise((resolve, reject) => {
      this.succeed = resolve;
      this.fail = reject;
    });
  }

  /** True once the request was sent. */
  get isSent(): boolean {
    return this.controller !== null;
  }

  /** Aborts the call, in progress or queued. */
  abort(reason: Error): void {
    this.abortReason = reason;
    this.controller?.abort(reason);
    this.fail(reason);
  }

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.abortReason) controller.abort(this.abortReason);
  }

  /** Called for each interim response (1xx), then for the final one. */
  onResponseStart(_controller: Controller, status: number, headers: WholeAnswer['headers']): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: Controller, chunk: Uint8Array): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first, ...others] = this.chunks;
    const bytes = first && others.length === 0 ? first : Buffer.concat(this.chunks);
    this.succeed({ status: this.status, headers: this.headers, bytes });
  }

  onResponseError(_controller: Controller, error: Error): void {
    this.fail(error);
  }
}
