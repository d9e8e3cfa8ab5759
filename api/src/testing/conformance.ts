import { Compile } from 'typebox/compile';
import { isRecord } from '../platform/http/unstorable.ts';
import { pathMatcher } from '../platform/http/path-matcher.ts';
import type { Document } from '../platform/openapi/types.ts';
import { bodiesOf, operationsOf, whole, type Described } from './document.ts';
import { reasonProblem } from './reasons.ts';

/** Throws when a response does not match the OpenAPI document. */
export type Conform = (method: string, url: string, status: number, body: unknown) => void;

/** Checks the responses of all tests against the OpenAPI document, and the reasons of errors. */
export function conformTo(read: () => unknown): Conform {
  let cached: (Described & { matches: (path: string) => boolean })[] | null = null;
  const checks = new Map<string, (body: unknown) => unknown[]>();

  return (method, url, status, body) => {
    const wrongReason = status >= 400 && isRecord(body) ? reasonProblem(body) : null;
    if (wrongReason) throw new Error(`${method} ${url} ${status}: ${wrongReason}`);
    const document = read() as Document;
    cached ??= operationsOf(document).map((one) => ({
      ...one,
      matches: pathMatcher(one.path.replaceAll(/\{(\w+)\}/g, ':$1')),
    }));
    const path = url.split('?')[0] ?? url;
    const one = cached.find((each) => each.method === method.toLowerCase() && each.matches(path));
    if (!one) return;
    const name = `${one.route} ${status}`;
    if (!(String(status) in one.operation.responses)) throw new Error(`${name} is not described`);
    const check = checks.get(name) ?? compile(document, one, status);
    checks.set(name, check);
    const [wrong] = check(body);
    if (wrong) throw new Error(`${name} does not match its schema: ${JSON.stringify(wrong)}`);
  };
}

function compile(document: Document, one: Described, status: number): (body: unknown) => unknown[] {
  const media = bodiesOf(document, one).get(String(status));
  if (!media) return (body) => (body === null ? [] : ['a body']);
  const validator = Compile(whole(document, media.schema));
  return (body) => validator.Errors(body);
}
