import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Replies of the server: null: it never answers; 'close': it ends the connection. */
export interface SmtpReplies {
  sender?: string | null;
  recipient?: string;
  text?: string | null;
}

/** A mail server on loopback whose replies a test sets. */
export async function startSmtpServer(replies: SmtpReplies = {}) {
  /** Sources of the mails whose text was received. */
  const texts: string[] = [];
  /** Connections that wait for a reply. */
  const waiting = new Set<Socket>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      waiting.delete(socket);
    });
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let text: string | null = null;
    let rest = '';
    const onLine = (line: string) => {
      if (text !== null) {
        if (line !== '.') text += `${line}\n`;
        else {
          texts.push(text);
          text = null;
          const { text: reply = '250 2.0.0 accepted' } = replies;
          if (reply === 'close') socket.destroy();
          else if (reply === null) waiting.add(socket);
          else say(reply);
        }
        return;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'DATA') {
        text = '';
        say('354 go on');
      } else if (verb === 'MAIL') {
        if (replies.sender === null) waiting.add(socket);
        else say(replies.sender ?? '250 2.1.0 fine');
      } else if (verb === 'RCPT') say(replies.recipient ?? '250 2.1.5 fine');
      else say('250 waymark.example');
    };
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    });
    say('220 waymark.example');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?requireTLS=false`,
    replies,
    texts,
    waiting,
    /** Answers the connections that wait. */
    answer: (reply: string) => {
      for (const socket of waiting) socket.write(`${reply}\r\n`);
      waiting.clear();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
