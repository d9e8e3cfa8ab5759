import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { onServer } from './scratch.ts';

const script = readFileSync(new URL('../../roles/roles.sql', import.meta.url), 'utf8');

/** The two roles of a database, with names of their own: roles belong to the whole server. */
export interface Roles {
  migration: string;
  api: string;
}

export function newRoles(): Roles {
  const id = randomUUID().slice(0, 8);
  return { migration: `waymark_migrations_${id}`, api: `waymark_api_${id}` };
}

/** Creates the roles in a database, or updates them. */
export async function createRoles(databaseUrl: string, roles: Roles): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [name, role] of Object.entries(roles)) {
      await client.query(`select set_config($1, $2, false), set_config($3, $4, false)`, [
        `waymark.${name}_role`,
        role,
        `waymark.${name}_password`,
        `password of ${role}`,
      ]);
    }
    await client.query(script);
  } finally {
    await client.end();
  }
}

/** Drops the roles, after their databases. */
export async function dropRoles(server: string, { migration, api }: Roles): Promise<void> {
  await onServer(server, `drop role ${migration}, ${api}`);
}

/** The address of a database for a role. */
export function urlAs(databaseUrl: string, role: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = `password of ${role}`;
  return url.href;
}
