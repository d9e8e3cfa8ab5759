import { ServerError } from '@apollo/client/errors';

/** The error of a request to which a proxy of the network responded with its login page. */
export const refusedByNetwork = (status = 511): Error =>
  new ServerError('HTTP', {
    response: new Response(null, { status, headers: { 'content-type': 'text/html' } }),
    bodyText: '<!doctype html><h1>Log in to the network</h1>',
  });
