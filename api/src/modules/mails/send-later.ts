import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../../platform/startup-error.ts';
import type { Dependencies } from '../dependencies.ts';

/** Runs a task that sends a mail in the background; a failure is logged. */
export function sendLater(
  { background }: Pick<Dependencies, 'background'>,
  log: FastifyBaseLogger,
  task: () => Promise<void>,
): void {
  background.run(task, (error) => {
    // The error message may contain the address.
    log.error({ code: errorCode(error) }, 'a mail could not be sent');
  });
}
