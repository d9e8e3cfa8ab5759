import type { ConnectionError, FastifyError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statuses, type ErrorCode } from './status-codes.ts';

/** Error response for a request that Fastify or Node refuses. */
interface RequestError {
  code: ErrorCode;
  message: string;
}

/**
 * Error response for an error of Fastify; null for other errors.
 * @param bodyLimit of the route, in bytes
 */
export function frameworkError(error: FastifyError, bodyLimit = 0): RequestError | null {
  switch (error.code) {
    case 'FST_ERR_BAD_URL':
      return { code: 'BAD_REQUEST', message: 'The address could not be read' };
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return {
        code: 'BODY_TOO_LARGE',
        message: `The request is too large (at most ${bodyLimit / 1024} KB)`,
      };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The request must be JSON' };
  }
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? { code: 'BAD_REQUEST', message: 'The request could not be read: is it valid JSON?' }
    : null;
}

/** Writes the error response to the socket when the request could not be parsed. */
export function onClientError(error: ConnectionError, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { code, message } = connectionError(error);
    const body = JSON.stringify({ message, code });
    socket.write(
      [
        `HTTP/1.1 ${statuses[code]} ${STATUS_CODES[statuses[code]] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}

function connectionError({ code }: ConnectionError): RequestError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { code: 'REQUEST_TIMEOUT', message: 'The request did not arrive in time' };
    case 'HPE_HEADER_OVERFLOW':
      return { code: 'HEADERS_TOO_LARGE', message: 'The address and headers are too long' };
    default:
      return { code: 'BAD_REQUEST', message: 'The request could not be read' };
  }
}
