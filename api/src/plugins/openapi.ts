import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from './app-type.ts';
import { ErrorBody } from './errors.ts';
import { addRefusals } from './openapi/answers.ts';
import { addExamples } from './openapi/examples.ts';
import { addHeaders } from './openapi/headers.ts';
import { nameSchemas } from './openapi/named-schemas.ts';
import { describeRoute } from './openapi/operation.ts';
import type { Document, JsonSchema } from './openapi/types.ts';

/** What stands in the document besides the routes. */
const frame = {
  openapi: '3.1.0',
  info: {
    title: 'Waymark',
    version: '1',
    description: [
      'Career guidance and mentoring: students, educators, mentors, clubs, progress.',
      'Records carry their id as `_id` and as `id`. Moments are ISO 8601 in UTC.',
      'Every refusal has the same body, whose `code` belongs to one status; besides those listed, a',
      'wrong method is 405, a request that does not arrive in time 408, and headers over 16 KB 431.',
      'Every answer carries `X-Request-Id`: the one of the request, or a new one.',
    ].join('\n'),
  },
  servers: [{ url: '/', description: 'Where this document comes from' }],
  tags: [
    { name: 'auth', description: 'Accounts, sessions, passwords' },
    { name: 'student', description: 'What is a student’s own' },
    { name: 'educator', description: 'What is an educator’s own' },
    { name: 'mentor', description: 'What concerns a mentor’s own people' },
    { name: 'admin', description: 'Everything' },
    { name: 'events', description: 'What changes while a page is open' },
    { name: 'operations', description: 'For those who run it; not for the public' },
  ],
  components: {
    securitySchemes: {
      bearer: {
        type: 'http' as const,
        scheme: 'bearer',
        description: 'The token of POST /api/auth/login: ends after 12 hours unused or 7 days',
      },
    },
  },
};

/** The page needs nothing from elsewhere, and gets nothing from there. */
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  // The page's library writes styles into its elements.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Describes every route below in an OpenAPI document, browsable at /docs; before any route. */
export async function useOpenapi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: frame,
    transform: describeRoute,
    transformObject: (given) => {
      if (!('openapiObject' in given)) throw new Error('the document is no OpenAPI document');
      return complete(given.openapiObject as unknown as Document);
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: pagePolicy,
    theme: { title: 'Waymark: the REST api' },
  });
}

function complete(document: Document): object {
  document.components.responses = {};
  document.components.schemas['Error'] = ErrorBody as object as JsonSchema;
  addRefusals(document);
  addHeaders(document);
  addExamples(document);
  nameSchemas(document);
  return document;
}
