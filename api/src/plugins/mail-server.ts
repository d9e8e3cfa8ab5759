import { createTransport } from 'nodemailer';
import type { SendMail } from './send-mail.ts';

/** How long, in milliseconds, a mail server may take. */
interface Patience {
  /** For each step of the talk. */
  step: number;
  /** For all of it. */
  whole: number;
}

/** Sends through an SMTP server; encrypted when the server offers it, always with smtps://. */
export function mailThroughServer(
  url: string,
  from: string,
  { step, whole }: Patience = { step: 10_000, whole: 30_000 },
): SendMail {
  const transport = createTransport({
    url,
    dnsTimeout: step,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, ...content }) => {
    await transport.sendMail({
      ...content,
      from,
      // As an object: an address with a comma in it would be taken for several.
      to: { name: '', address: to },
      signal: AbortSignal.timeout(whole),
    });
  };
}
