import type { FastifySchema, RouteOptions } from 'fastify';
import { roles as allRoles } from '../../domain/words.ts';

/** Adds tags, operation id, roles and description of a route to its schema. */
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

/** The first segment of the path below /api. */
function areaOf(url: string): string {
  return /^\/api\/(\w+)/.exec(url)?.[1] ?? 'operations';
}

/** `PUT /api/admin/students/:id` becomes `putAdminStudentsById`. */
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
  if (!roles) return 'Public.';
  return roles.length === allRoles.length
    ? 'For all roles.'
    : `For the role ${roles.join(' or ')}.`;
}
