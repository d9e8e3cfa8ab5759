import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { bodiesOf, operationsOf, resolve, whole } from '../testing/document.ts';
import { addAdmin, addMentor, addPerson } from '../testing/fixtures.ts';
import type { Document, JsonSchema, Parameter, Response } from '../platform/openapi/types.ts';

const test = useTestApp();
const read = () => test.app.swagger() as unknown as Document;

function errorsOf(document: Document, schema: JsonSchema, value: unknown) {
  return Compile(whole(document, schema)).Errors(value);
}

/** Fails with the operations that violate a rule. */
function everyOperation(rule: (one: ReturnType<typeof operationsOf>[number]) => unknown): void {
  const operations = operationsOf(read());
  expect(operations.length).toBeGreaterThan(42);
  const broken = operations.filter((one) => rule(one) === false).map(({ route }) => route);
  expect(broken).toEqual([]);
}

describe('the OpenAPI document', () => {
  it('is served', async () => {
    const { status, body } = await test.call('GET /docs/json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(read())));
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Waymark' } });
  });

  it('names and explains every operation', () => {
    const ids = operationsOf(read()).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    everyOperation(
      ({ operation: { operationId, summary, description, tags } }) =>
        /^[a-z]\w+$/i.test(operationId) && summary.length > 5 && description && tags.length === 1,
    );
  });

  it('declares every parameter of a path', () => {
    everyOperation(({ path, operation }) => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((one) => one.in === 'path');
      return named.join() === declared.map(({ name }) => name).join();
    });
  });

  it('describes a success of every operation', () => {
    everyOperation(({ operation }) =>
      Object.entries(operation.responses).some(
        ([status, answer]) => status === '204' || (/^2\d\d$/.test(status) && 'content' in answer),
      ),
    );
  });

  it.each([
    ['401', (one: Parts) => one.guarded],
    ['403', (one: Parts) => one.guarded && !one.path.startsWith('/api/auth')],
    ['404', (one: Parts) => one.path.includes('{')],
    ['400', (one: Parts) => one.writes || one.asks],
    ['413', (one: Parts) => one.writes],
    ['415', (one: Parts) => one.writes],
    ['503', (one: Parts) => one.path.startsWith('/api')],
  ])('describes the %s of every operation that can give it', (status, can) => {
    everyOperation(({ path, method, operation }) => {
      const guarded = operation.security !== undefined;
      const asks = operation.parameters?.some((one) => one.in === 'query') ?? false;
      return (
        !can({ path, guarded, asks, writes: method !== 'get' }) || status in operation.responses
      );
    });
  });

  it('describes every parameter', () => {
    const bare = (one: Parameter) => one.example === undefined;
    everyOperation(({ operation }) => !(operation.parameters ?? []).some(bare));
  });

  it('has an example of every body, which fits its schema', () => {
    const document = read();
    const broken = operationsOf(document).flatMap((one) =>
      [...bodiesOf(document, one)].flatMap(([what, { schema, example, examples }]) => {
        const all = examples ? Object.values(examples).map(({ value }) => value) : [example];
        return all.flatMap((value) =>
          errorsOf(document, schema, value).map(
            ({ instancePath, message }) => `${one.route} ${what} ${instancePath} ${message}`,
          ),
        );
      }),
    );
    expect(broken).toEqual([]);
  });

  it('limits the length of every text', async () => {
    const document = read();
    const endless = 'a'.repeat(20_000);
    const tokens: Record<string, string> = {
      admin: (await addAdmin(test)).token,
      mentor: (await addMentor(test)).token,
      student: (await addPerson(test, 'student')).token,
      educator: (await addPerson(test, 'educator')).token,
    };
    const [taken, refused]: [string[], string[]] = [[], []];
    for (const { route, operation } of operationsOf(document)) {
      const media = operation.requestBody?.content['application/json'];
      for (const path of media ? textFields(whole(document, media.schema)) : []) {
        // Ids are not stored, so their length is not limited.
        if (/(Id|^_id|assignedClub)$/.test(path)) continue;
        const body = withField(media?.example as object, path.split('.'), endless);
        const token = tokens[operation['x-roles']?.[0] ?? ''];
        const { status, body: answer } = await test.call(route, { token, body });
        const { errors = [] } = answer as { errors?: { field: string }[] };
        if (status === 400 && errors.some(({ field }) => field === path)) refused.push(path);
        else taken.push(`${route} ${path}: ${status} ${JSON.stringify(answer)}`);
      }
    }
    expect(taken).toEqual([]);
    expect(refused).toContain('formDetails.city');
  });

  it('documents Retry-After and ETag of errors, without details', () => {
    const document = read();
    const { responses } = document.components;
    for (const name of ['RateLimited', 'Unavailable']) {
      expect(resolve<Response>(document, responses[name] ?? { $ref: name }).headers).toHaveProperty(
        'Retry-After',
      );
    }
    expect(JSON.stringify(document)).not.toMatch(/x-messages|passwordHash|password_hash/);
  });
});

/** Paths of texts in a body, such as `formDetails.city`. */
function textFields(schema: JsonSchema, path = ''): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    textFields(one, path === '' ? name : `${path}.${name}`),
  );
  const choices = (schema.anyOf ?? []).flatMap((one) => textFields(one, path));
  return [...new Set([...inner, ...choices, ...(schema.type === 'string' ? [path] : [])])];
}

function withField(body: object, [name = '', ...rest]: string[], value: unknown): object {
  const inner = (body as Record<string, object>)[name] ?? {};
  return { ...body, [name]: rest.length === 0 ? value : withField(inner, rest, value) };
}

interface Parts {
  path: string;
  guarded: boolean;
  asks: boolean;
  writes: boolean;
}

describe('/docs', () => {
  it('loads resources from this host only', async () => {
    const page = await test.app.inject({ url: '/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';/,
    );
    const assets = [...page.body.matchAll(/(?:src|href)="\.(\/[^"]+)"/g)].map(([, path]) => path);
    expect(assets.length).toBeGreaterThan(4);
    for (const path of assets) {
      const asset = await test.app.inject({ url: `/docs${path ?? ''}` });
      expect(asset.statusCode).toBe(200);
      if (String(asset.headers['content-type']).includes('css')) {
        expect(asset.body).not.toMatch(/url\(["']?(https?:)?\/\/|@import/);
      }
    }
  });
});
