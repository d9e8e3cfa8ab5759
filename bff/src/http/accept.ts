const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';

/** Ranges that include a media type of responses. */
const ACCEPTED = new Set(['*/*', 'application/*', JSON_TYPE, RESPONSE_TYPE]);

/** Parameters that our responses satisfy: a `q` above 0, or the charset UTF-8. */
const PARAMETER = /^(q=(?!0(\.0*)?$)[\d.]+|charset="?utf-8"?)$/;

/** The media type that the client prefers; null when it accepts none, and nothing is executed. */
export function mediaTypeFor(accept = ''): string | null {
  if (accept.trim() === '') return `${JSON_TYPE}; charset=utf-8`;
  const [preferred] = accept
    .toLowerCase()
    .split(',')
    .flatMap((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
      if (!ACCEPTED.has(type) || !parameters.every((one) => PARAMETER.test(one))) return [];
      const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
      return [{ type, quality, isWildcard: type.endsWith('*') }];
    })
    .sort((a, b) => b.quality - a.quality || Number(a.isWildcard) - Number(b.isWildcard));
  if (!preferred) return null;
  return `${preferred.type === RESPONSE_TYPE ? RESPONSE_TYPE : JSON_TYPE}; charset=utf-8`;
}
