import type { FastifySchema, RouteOptions } from 'fastify';
import { roles as allRoles } from '../../domain/words.ts';

/** What the document says of every route alike, so that no route has to. */
export function describeRoute({
  schema,
  url,
  route,
}: {
  schema: FastifySchema;
  url: string;
  route: RouteOptions;
}): { schema: FastifySchema; url: string } {
  const roles = route.config?.roles;
  return {
    url,
    schema: {
      ...schema,
      tags: [areaOf(url)],
      operationId: operationId(String(route.method), url),
      description: [schema.description, whoMay(roles)].filter(Boolean).join(' '),
      ...(roles && { 'x-roles': roles }),
    },
  };
}

/** The part of the product that a route belongs to: the first word of its path below /api. */
export function areaOf(url: string): string {
  return /^\/api\/(\w+)/.exec(url)?.[1] ?? 'operations';
}

/** A name for programs: `PUT /api/admin/students/:id` is `putAdminStudentsById`. */
function operationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api/, '')
    .replaceAll(/:(\w)/g, (_all, letter: string) => `by-${letter}`)
    .split(/[^a-z0-9]+/i)
    .filter((word) => word !== '');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return method.toLowerCase() + words.map(capital).join('');
}

function whoMay(roles: readonly string[] | undefined): string {
  if (!roles) return 'Open to everybody.';
  return roles.length === allRoles.length
    ? 'For everybody who is signed in.'
    : `For the role ${roles.join(' or ')}.`;
}
