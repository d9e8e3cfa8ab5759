import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Counts the operations of a connection, and closes it with the response to the last allowed one.
 * Node reads all open connections before it accepts the next one, so that one client with hundreds
 * would delay new connections of all others.
 */
export function createCloseAfter(operations: number) {
  const counts = new WeakMap<Socket, number>();
  return ({ socket }: FastifyRequest, reply: FastifyReply): void => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count >= operations) void reply.header('connection', 'close');
  };
}
