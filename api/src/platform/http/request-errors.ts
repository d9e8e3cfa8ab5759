import type { ConnectionError, FastifyError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentenceOf, withValues, type Text } from '../../domain/sentence.ts';
import { statuses, type ErrorCode } from './status-codes.ts';

/** Error response for a request that Fastify or Node refuses. */
interface RequestError {
  code: ErrorCode;
  text: Text;
}

/**
 * Error response for an error of Fastify; null for other errors.
 * @param bodyLimit of the route, in bytes
 */
export function frameworkError(error: FastifyError, bodyLimit = 0): RequestError | null {
  switch (error.code) {
    case 'FST_ERR_BAD_URL':
      return { code: 'BAD_REQUEST', text: 'ADDRESS_INVALID' };
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return {
        code: 'BODY_TOO_LARGE',
        text: withValues('BODY_TOO_LARGE', { limit: bodyLimit / 1024 }),
      };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { code: 'UNSUPPORTED_MEDIA_TYPE', text: 'BODY_NOT_JSON' };
  }
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? { code: 'BAD_REQUEST', text: 'BODY_INVALID' }
    : null;
}

/** Writes the error response to the socket when the request could not be parsed. */
export function onClientError(error: ConnectionError, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { code, text } = connectionError(error);
    const body = JSON.stringify({ ...sentenceOf(text), code });
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
      return { code: 'REQUEST_TIMEOUT', text: 'REQUEST_TIMEOUT' };
    case 'HPE_HEADER_OVERFLOW':
      return { code: 'HEADERS_TOO_LARGE', text: 'HEADERS_TOO_LARGE' };
    default:
      return { code: 'BAD_REQUEST', text: 'REQUEST_INVALID' };
  }
}
