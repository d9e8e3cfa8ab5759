import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** The figures of the last release and the budget, by tier. */
export const SIZES = 'scripts/lib/sizes.json';

/** The folders of each tier. */
const tiers = { api: ['api', 'node-kit'], bff: ['bff'], web: ['web'] };

const SHORT = 25;
const LONG = 150;

const isTestingHelper = ({ file }) => /\.testing\.|\/testing\//.test(file);

/** The source files in some folders, those not added to git yet included. */
function sourcesIn(folder, folders) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|stories)\.|generated/.test(file))
    .filter((file) => existsSync(path.join(folder, file)))
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return { file, text, lines: text.split('\n').length - 1 };
    });
}

/** Files below `SHORT` lines that one file imports, and no file lazily. */
function singleImporters(sources) {
  const importers = new Map();
  const lazy = new Set();
  for (const { file, text } of sources) {
    for (const [, keyword, specifier] of text.matchAll(/(from|import\(?)\s*'(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      if (keyword === 'import(') lazy.add(imported);
      else importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  return sources.filter(
    ({ file, lines }) => lines < SHORT && importers.get(file)?.size === 1 && !lazy.has(file),
  );
}

const sumLines = (sources) => sources.reduce((sum, { lines }) => sum + lines, 0);

/** Lines and files of each tier, without tests, stories and generated code. */
export function sizesOf(folder) {
  return Object.fromEntries(
    Object.entries(tiers).map(([tier, folders]) => {
      const all = sourcesIn(folder, folders);
      const sources = all.filter((source) => !isTestingHelper(source));
      const figures = {
        lines: sumLines(sources),
        files: sources.length,
        singleImporters: singleImporters(sources).length,
        long: sources.filter(({ lines }) => lines > LONG).length,
        testingHelpers: sumLines(all.filter(isTestingHelper)),
      };
      return [tier, figures];
    }),
  );
}

const titles = {
  lines: 'lines',
  files: 'files',
  singleImporters: `one importer, < ${SHORT} lines`,
  long: `> ${LONG} lines`,
  testingHelpers: 'lines of testing helpers',
};

/** A table of the present figures, each with that of the last release. */
function table(present, released) {
  const row = (name, cells) => `  ${[name.padEnd(4), ...cells].join('  ').trimEnd()}`;
  return [
    row(
      '',
      Object.values(titles).map((title) => title.padEnd(24)),
    ),
    ...Object.entries(present).map(([tier, figures]) =>
      row(
        tier,
        Object.keys(titles).map((key) => `${figures[key]} (${released[tier][key]})`.padEnd(24)),
      ),
    ),
    '  In brackets: the last release.',
  ].join('\n');
}

/** Prints the sizes of the tiers; fails if one is above its budget. */
export function checkSizes(folder = root) {
  const { released, budget } = JSON.parse(readFileSync(path.join(folder, SIZES), 'utf8'));
  const present = sizesOf(folder);
  const over = Object.entries(budget).flatMap(([tier, allowed]) =>
    Object.entries(allowed)
      .filter(([key, most]) => present[tier][key] > most)
      .map(([key, most]) => `${tier}: ${present[tier][key]} ${key}, ${most} allowed by ${SIZES}.`),
  );
  const note = table(present, released);
  return { code: over.length === 0 ? 0 : 1, output: [...over, note].join('\n'), note };
}
