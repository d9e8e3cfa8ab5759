import { cpSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the run makes once; it goes when the run ends. */
    folder: string;
    /** The database of the server that every other of the run is a copy of. */
    template: string;
  }
}

/** The migrated database for an embedded one in memory. */
export function templateDump(): Promise<Blob> {
  return openAsBlob(join(inject('folder'), 'dump.tar'));
}

/** Puts an empty, migrated embedded database into a data folder. */
export function copyTemplate(dataDir: string): void {
  cpSync(join(inject('folder'), 'data'), dataDir, { recursive: true });
}
