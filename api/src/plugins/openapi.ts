import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../platform/http/app-type.ts';
import { addErrorResponses } from '../platform/openapi/error-responses.ts';
import { addExamples } from '../platform/openapi/examples.ts';
import { addHeaders } from '../platform/openapi/headers.ts';
import { nameSchemas } from '../platform/openapi/named-schemas.ts';
import { describeRoute } from '../platform/openapi/operation.ts';
import type { Document, JsonSchema } from '../platform/openapi/types.ts';
import { ErrorBody } from '../platform/http/error-responses.ts';

/** The document without the routes. */
const frame = {
  openapi: '3.1.0',
  info: {
    title: 'Waymark',
    version: '1',
    description: [
      'Career guidance and mentoring: students, educators, mentors, clubs, progress.',
      'Records have their id as `_id` and as `id`. Times are ISO 8601 in UTC.',
      'All errors have the same body, whose `code` belongs to one status. Not listed per operation: wrong',
      'method 405, request timeout 408, headers over 16 KB 431.',
      'Responses have `X-Request-Id`, a new id for each; a request that cannot be read gets none.',
    ].join('\n'),
  },
  servers: [{ url: '/', description: 'The server of this document' }],
  tags: [
    { name: 'auth', description: 'Accounts, sessions, passwords' },
    { name: 'student', description: 'Own data of a student' },
    { name: 'educator', description: 'Own data of an educator' },
    { name: 'mentor', description: 'Data of the people of a mentor' },
    { name: 'admin', description: 'Management of all data' },
    { name: 'events', description: 'Server-sent events' },
    { name: 'operations', description: 'For operators; not public' },
  ],
  components: {
    securitySchemes: {
      bearer: {
        type: 'http' as const,
        scheme: 'bearer',
        description:
          'The token of POST /api/auth/login; expires after 12 hours without use or 7 days',
      },
    },
  },
};

/** Policy of /docs: resources from this host only. */
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  // Swagger UI sets inline styles.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Adds an OpenAPI document of the routes; must be added before any route. */
export async function useOpenapi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: frame,
    transform: describeRoute,
    transformObject: (given) => {
      if (!('openapiObject' in given)) throw new Error('not an OpenAPI document');
      return complete(given.openapiObject as unknown as Document);
    },
  });
}

/** Adds the page /docs about the OpenAPI document of `app`. */
export async function docsPage(app: App): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: pagePolicy,
    theme: { title: 'Waymark: the REST api' },
  });
}

function complete(document: Document): object {
  document.components.responses = {};
  document.components.schemas['Error'] = ErrorBody as object as JsonSchema;
  addErrorResponses(document);
  addHeaders(document);
  addExamples(document);
  nameSchemas(document);
  return document;
}
