/** Media types of responses, and the ranges that include them. */
const ACCEPTED = new Set([
  '*/*',
  'application/*',
  'application/json',
  'application/graphql-response+json',
]);

/** Parameters that our responses satisfy: a `q` above 0, or the charset UTF-8. */
const PARAMETER = /^\s*(q=(?!0(\.0*)?\s*$)[\d.]+|charset="?utf-8"?)\s*$/i;

/** True when the client accepts our media types; otherwise nothing is executed. */
export function acceptsResponse(accept = ''): boolean {
  if (accept.trim() === '') return true;
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';');
    return (
      ACCEPTED.has(type.trim().toLowerCase()) &&
      parameters.every((parameter) => PARAMETER.test(parameter))
    );
  });
}
