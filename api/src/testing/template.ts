import { cpSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The migrated database for an embedded one in memory. */
export function templateDump(): Promise<Blob> {
  return openAsBlob(join(inject('template'), 'dump.tar'));
}

/** Puts an empty, migrated embedded database into a data folder. */
export function copyTemplate(dataDir: string): void {
  cpSync(join(inject('template'), 'data'), dataDir, { recursive: true });
}
