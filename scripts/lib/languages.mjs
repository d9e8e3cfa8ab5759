import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { otherTermsIn } from './glossary.mjs';
import { root } from './root.mjs';
import { hashOf, readSignatures, wrongSignatures } from './signed.mjs';

const web = path.join(root, 'web');
const LOCALES = 'src/locales';

/** The catalogs of web/lingui.config.ts, with their files in another folder. */
async function catalogsIn(folder) {
  // Dependencies, installed by now.
  const [{ getConfig }, { getCatalogs }] = await Promise.all([
    import('@lingui/conf'),
    import('@lingui/cli/api'),
  ]);
  const config = getConfig({ configPath: path.join(web, 'lingui.config.ts') });
  const catalogs = config.catalogs.map((one) => ({
    ...one,
    path: one.path.replace(path.join(config.rootDir, LOCALES), folder),
  }));
  return { config, catalogs: await getCatalogs({ ...config, catalogs }) };
}

/** The translated messages of all parts in a language, by id; of several parts the first has priority. */
async function translatedIn(catalogs, locale) {
  const parts = await Promise.all(catalogs.map((catalog) => catalog.read(locale)));
  const messages = parts.flatMap((part) => Object.entries(part ?? {})).toReversed();
  return new Map(messages.filter(([, { translation }]) => translation));
}

/**
 * The messages of a part; those without a translation get it from another part, with its comments and
 * flags.
 * @param known translated messages by id
 */
export const filledIn = (messages, known) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const { translation, extra } = (!message.translation && known.get(id)) || message;
      return [id, { ...message, translation, extra }];
    }),
  );

/** Path → text of the catalogs after an extraction. Writes nothing in the tree. */
export async function extractedCatalogs() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-locales-'));
  try {
    cpSync(path.join(web, LOCALES), folder, { recursive: true });
    const { config, catalogs } = await catalogsIn(folder);
    // Before the extraction, which removes a text that moves to another part.
    const known = new Map();
    for (const locale of config.locales) known.set(locale, await translatedIn(catalogs, locale));
    const texts = [];
    for (const catalog of catalogs) {
      const made = await catalog.make({ orderBy: config.orderBy, clean: true });
      if (!made) throw new Error(`The messages of ${catalog.name} can't be extracted.`);
      for (const locale of config.locales) {
        await catalog.write(locale, filledIn(made[locale], known.get(locale)));
        const file = catalog.getFilename(locale);
        const name = path.join('web', LOCALES, path.relative(folder, file));
        texts.push([name, readFileSync(file, 'utf8')]);
      }
    }
    return texts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The texts and the names of values and plural forms of a message, each after the forms it is in. */
function* tokensOf(tokens, forms = '') {
  for (const token of tokens) {
    if (typeof token === 'string') {
      yield { text: token, forms };
      continue;
    }
    const [name, type = 'value', format] = token;
    yield { name: `${name} ${type}`, forms };
    if (typeof format !== 'object' || format === null) continue;
    for (const [form, inner] of Object.entries(format)) {
      yield { name: `${name} ${form}`, forms };
      if (Array.isArray(inner)) yield* tokensOf(inner, `${forms}${name} ${form} `);
    }
  }
}

const TAG = /<\/?\d+\/?>/g;

/** Names of values, elements and plural forms of a message, sorted. */
export const partsOf = (compile, message) =>
  [...tokensOf([compile(message)].flat())]
    .flatMap(({ name, text, forms }) =>
      (name ? [name] : (text.match(TAG) ?? [])).map((part) => forms + part),
    )
    .toSorted();

/** Words in Latin letters of a translation, but the product's name and examples of codes. */
export const latinWordsIn = (compile, translation) =>
  [...tokensOf([compile(translation)].flat())]
    .flatMap(({ text = '' }) => text.replaceAll(TAG, '').match(/[A-Za-z][\w-]*/g) ?? [])
    .filter((word) => word !== 'Waymark' && !/\d/.test(word));

/**
 * A language of a part: number of messages, of drafts, and the faults of translations.
 * @param known translations of the parts before, by id: a page has one for each id
 */
function examine(messages, compile, language, known) {
  const faults = [];
  const pairs = [];
  let missing = 0;
  let drafts = 0;
  for (const [id, { message = id, translation, extra }] of Object.entries(messages)) {
    if (extra?.flags?.includes('fuzzy')) drafts += 1;
    if (!translation) missing += 1;
    else if (String(partsOf(compile, message)) !== String(partsOf(compile, translation))) {
      faults.push(`other values, elements or plural forms than "${message}": "${translation}"`);
    }
    if (!translation) continue;
    pairs.push([message, translation]);
    const latin = latinWordsIn(compile, translation);
    if (latin.length > 0) faults.push(`Latin letters, "${latin.join(' ')}": "${translation}"`);
    const other = known.get(id) ?? translation;
    if (other !== translation) {
      faults.push(`another translation than in a part before, "${other}": "${translation}"`);
    }
    known.set(id, translation);
  }
  return {
    total: Object.keys(messages).length,
    missing,
    drafts,
    faults: [...faults, ...otherTermsIn(pairs, language)],
  };
}

/**
 * The state of all translations, by part and language.
 * @returns rows `{part, language, total, missing, drafts, faults, sha256}`; none for English, the
 * source; with a hash for the parts that need a signature
 */
export async function translations() {
  const { compileMessageOrThrow } = await import('@lingui/message-utils/compileMessage');
  const { config, catalogs } = await catalogsIn(path.join(web, LOCALES));
  const rows = [];
  const known = Object.fromEntries(config.locales.map((language) => [language, new Map()]));
  for (const catalog of catalogs) {
    for (const language of config.locales.filter((one) => one !== config.sourceLocale)) {
      const messages = (await catalog.read(language)) ?? {};
      const part = path.basename(catalog.path);
      const found = examine(messages, compileMessageOrThrow, language, known[language]);
      rows.push({ part, language, ...found, sha256: hashOf(part, messages) });
    }
  }
  return rows;
}

/** How many texts of each language a person has reviewed, a line each. */
export function reviewedShares(rows) {
  const languages = new Set(rows.map(({ language }) => language));
  return [...languages].map((language) => {
    const parts = rows.filter((row) => row.language === language);
    const sum = (count) => parts.reduce((all, part) => all + count(part), 0);
    const reviewed = sum(({ total, missing, drafts }) => total - missing - drafts);
    return `${language}: a person has reviewed ${reviewed} of ${sum(({ total }) => total)} texts`;
  });
}

/**
 * Fails for a missing translation, for one with other values, elements or terms than its source, and
 * for a signature of other texts.
 */
export async function checkTranslations() {
  const rows = await translations();
  const found = rows.flatMap(({ part, language, missing, faults }) => [
    ...(missing > 0 ? [`${language}, ${part}: ${missing} missing`] : []),
    ...faults.map((fault) => `${language}, ${part}: ${fault}`),
  ]);
  found.push(...wrongSignatures(rows, readSignatures()));
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}
