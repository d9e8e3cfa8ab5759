// `npm run languages`: extracts the messages and prints the state of the translations.
import './lib/require-node.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { checkTranslations, extractedCatalogs, translations } from './lib/languages.mjs';
import { root } from './lib/root.mjs';
import { readSignatures, unsigned } from './lib/signed.mjs';
import { refuseArguments, runMain } from './lib/user-error.mjs';

await runMain(async () => {
  refuseArguments('npm run languages');
  await installIfNeeded();
  for (const [file, text] of await extractedCatalogs()) writeFileSync(path.join(root, file), text);
  const rows = await translations();
  console.table(
    rows.map(({ part, language, total, missing, drafts }) => ({
      part,
      language,
      texts: total,
      reviewed: total - missing - drafts,
      drafts,
      missing,
    })),
  );
  for (const { part, language, sha256 } of unsigned(rows, readSignatures())) {
    console.log(`Not signed, in English on the pages: ${part} in ${language}, sha256 ${sha256}`);
  }
  const { code, output } = await checkTranslations();
  if (output) console.log(output);
  process.exitCode = code;
});
