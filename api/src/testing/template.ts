import { cpSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Roles } from './roles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for files of this test run, deleted at its end. */
    folder: string;
    /** Template database on the server. */
    template: string;
    /** Roles that have rights in the template. */
    roles: Roles;
  }
}

/** The dump of the migrated template. */
export function templateDump(): Promise<Blob> {
  return openAsBlob(join(inject('folder'), 'dump.tar'));
}

/** Copies the template into a data folder. */
export function copyTemplate(dataDir: string): void {
  cpSync(join(inject('folder'), 'data'), dataDir, { recursive: true });
}
