import { createTransport } from 'nodemailer';
import type { SendMail } from './send-mail.ts';

/** Timeouts of the SMTP connection, in ms. */
interface Timeouts {
  /** For each step of the protocol. */
  step: number;
  /** For the whole mail. */
  whole: number;
}

/**
 * Sends mails by SMTP, encrypted: by STARTTLS, or from the start with smtps://. A server without
 * STARTTLS gets no mail, unless the URL has `?requireTLS=false`.
 */
export function mailThroughServer(
  url: string,
  from: string,
  { step, whole }: Timeouts = { step: 10_000, whole: 20_000 },
): SendMail {
  const transport = createTransport({
    // Parameters of the URL take precedence.
    url,
    requireTLS: true,
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
      // As an object, so that a comma does not separate addresses.
      to: { name: '', address: to },
      signal: AbortSignal.timeout(whole),
    });
  };
}
