import { cpSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What every database of the run is a copy of: a folder, or a database of the server. */
    template: string;
  }
}

/** The migrated database for an embedded one in memory. */
export function templateDump(): Promise<Blob> {
  return openAsBlob(join(inject('template'), 'dump.tar'));
}

/** Puts an empty, migrated embedded database into a data folder. */
export function copyTemplate(dataDir: string): void {
  cpSync(join(inject('template'), 'data'), dataDir, { recursive: true });
}
