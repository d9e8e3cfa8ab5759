import { errors, type Dispatcher } from 'undici';

/** An answer with all of its bytes, as they came. */
export interface WholeAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Uint8Array;
}

type Controller = Dispatcher.DispatchController;

/**
 * Collects one answer. Undici's `request` would make a stream of each, which is read to its end at
 * once here.
 */
export class WholeAnswerHandler implements Dispatcher.DispatchHandler {
  readonly answer: Promise<WholeAnswer>;
  private succeed!: (answer: WholeAnswer) => void;
  private fail!: (error: Error) => void;
  private controller: Controller | null = null;
  private abandoned: Error | null = null;
  private status = 0;
  private headers: WholeAnswer['headers'] = {};
  private chunks: Uint8Array[] = [];

  constructor() {
    this.answer = new Promise((resolve, reject) => {
      this.succeed = resolve;
      this.fail = reject;
    });
  }

  /** False as long as not even a status has come. */
  get hasBegun(): boolean {
    return this.status !== 0;
  }

  /** Nobody wants it any more, be it under way or waiting for a connection. */
  abandon(): void {
    this.abandoned = new errors.RequestAbortedError();
    this.controller?.abort(this.abandoned);
    this.fail(this.abandoned);
  }

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.abandoned) controller.abort(this.abandoned);
  }

  /** Once for each interim answer (1xx), and then for the answer. */
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
