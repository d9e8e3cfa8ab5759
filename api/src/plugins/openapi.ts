import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from './app-type.ts';

/** Describes every route below in an OpenAPI document, browsable at /docs; before any route. */
export async function useOpenapi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Waymark',
        description:
          'Career guidance and mentoring: students, educators, mentors, clubs, progress.',
        version: '1',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, tags: [areaOf(route.url)] };
  });
}

/** The part of the product that a route belongs to: the first word of its path below /api. */
function areaOf(url: string): string {
  return /^\/api\/(\w+)/.exec(url)?.[1] ?? 'health';
}
