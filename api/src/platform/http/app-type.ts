import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { App as AnyApp } from '@waymark/node-kit/app';

/** The Fastify instance with request types of TypeBox schemas. */
export type App = AnyApp<TypeBoxTypeProvider>;
