/** What answers are written in, and the ranges that take it. */
const TAKEN = new Set([
  '*/*',
  'application/*',
  'application/json',
  'application/graphql-response+json',
]);

/** A weight that is not nothing, or the charset that all answers have. */
const PARAMETER = /^\s*(q=(?!0(\.0*)?\s*$)[\d.]+|charset="?utf-8"?)\s*$/i;

/** True when the client accepts our form of an answer; else nothing is executed. */
export function takesAnswers(accept = ''): boolean {
  if (accept.trim() === '') return true;
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';');
    return (
      TAKEN.has(type.trim().toLowerCase()) &&
      parameters.every((parameter) => PARAMETER.test(parameter))
    );
  });
}
