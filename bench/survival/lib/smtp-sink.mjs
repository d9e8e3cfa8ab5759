import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../scripts/lib/ports.mjs';

/** A mail server that can be away. `received` has the Message-ID of each mail that it accepted. */
export async function createSmtpSink() {
  const port = await freePort();
  const received = [];
  let server;
  return {
    url: `smtp://127.0.0.1:${port}?requireTLS=false`,
    received,
    async open() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        async onData(stream, _session, done) {
          const [, id] = /^message-id: (.*)$/im.exec(await text(stream)) ?? [];
          received.push(id);
          done();
        },
      });
      // A client that was killed.
      server.on('error', () => undefined);
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
    },
    close: () => new Promise((resolve) => (server ? server.close(resolve) : resolve())),
  };
}
