import { createTransport } from 'nodemailer';
import { headersOf, type SendMail } from './send-mail.ts';

/** Timeouts of the SMTP connection, in ms. */
interface Timeouts {
  /** For each step of the connection. */
  step: number;
  /** Until the whole mail was sent. */
  whole: number;
  /** For the reply to it (RFC 5321, 4.5.3.2.6). */
  reply: number;
}

const TIMEOUTS: Timeouts = { step: 10_000, whole: 20_000, reply: 10 * 60_000 };

/**
 * Sends mails by SMTP, encrypted: by STARTTLS, or from the start with smtps://. A server without
 * STARTTLS gets no mail, unless the URL has `?requireTLS=false`.
 */
export function mailThroughServer(
  url: string,
  from: string,
  { step, whole, reply }: Timeouts = TIMEOUTS,
): SendMail {
  return async (mail, { onSent, signal } = {}) => {
    const { to, subject, text, html, messageId } = mail;
    // Of this mail alone, so that its plugin belongs to it.
    const transport = createTransport({
      // Parameters of the URL take precedence.
      url,
      requireTLS: true,
      dnsTimeout: step,
      connectionTimeout: step,
      greetingTimeout: step,
      // Idle time is limited by the deadlines below.
      socketTimeout: whole + reply,
      socketCloseTimeout: 0,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const deadline = new AbortController();
    let timer = setTimeout(() => {
      deadline.abort();
    }, whole);
    transport.use('stream', ({ message }, done) => {
      message.processFunc((stream) =>
        // Only a stream that was read to its end emits it.
        stream.once('end', () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            deadline.abort();
          }, reply);
          onSent?.();
        }),
      );
      done();
    });
    try {
      await transport.sendMail({
        from,
        // As an object, so that a comma does not separate addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(messageId !== undefined && { messageId }),
        headers: headersOf(mail),
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  };
}
