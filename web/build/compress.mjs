import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Writes `.br` and `.gz` versions of all text files in a folder. */
export function compressFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!COMPRESSIBLE.test(name) || name.startsWith('.')) continue;
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(content, brotli));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
