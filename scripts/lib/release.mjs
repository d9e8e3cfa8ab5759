import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SIZES, sizesOf } from './sizes.mjs';
import { UserError } from './user-error.mjs';

/** What clients of the last release rely on: the present file, and its copy. */
const RELEASED = [
  ['schema.graphql', 'docs/schema.released.graphql'],
  ['bff/src/gen/trustedDocuments.generated.ts', 'bff/src/gen/releasedDocuments.generated.ts'],
];
const BREAKING = 'docs/breaking-changes.json';
const TITLE = '# Changes\n';

const readJson = (root, file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const writeJson = (root, file, value) =>
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);

const numbersOf = (version) => {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return numbers.length === 3 ? numbers.map(Number) : null;
};

/** Throws if the version is malformed or not above the present one. */
export function refuseUnlessNewer(root, version) {
  const present = readJson(root, 'package.json').version;
  const [old, next] = [numbersOf(present), numbersOf(version)];
  if (!next) throw new UserError(`A version has the form 1.2.3, not "${version}".`);
  const place = next.findIndex((number, index) => number !== old[index]);
  if (place === -1 || next[place] < old[place]) {
    throw new UserError(`The version must be above ${present}.`);
  }
}

/** Whether the release exists. */
export const isTagged = async (git, version) => (await git('tag', '--list', `v${version}`)) !== '';

/**
 * The subjects of the commits by scope, as a draft of a chapter of the changelog.
 * @param reviewed how many texts of each language a person has reviewed, a line each
 */
function changelogChapter(version, day, { subjects, breaking, reviewed }) {
  const scopes = new Map();
  for (const subject of subjects) {
    const [, scope = 'other', text] = /^(?:([\w-]+): )?(.*)$/.exec(subject);
    scopes.set(scope, [...(scopes.get(scope) ?? []), text]);
  }
  const parts = [...scopes].sort(([a], [b]) => (a < b ? -1 : 1));
  parts.push(['Translations', reviewed]);
  if (Object.keys(breaking).length > 0) {
    parts.unshift([
      'Breaking for clients of GraphQL',
      Object.entries(breaking).map(([change, reason]) => `${change} ${reason}`),
    ]);
  }
  const list = parts.map(
    ([title, lines]) => `### ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`,
  );
  return `## ${version}, ${day}\n\n${list.join('\n')}`;
}

/** Writes version, contract, documents, sizes and the draft of the changelog. */
export async function prepareRelease(git, root, version, { now, reviewed }) {
  const last = await git('describe', '--tags', '--abbrev=0', '--match', 'v*').catch(() => null);
  const range = last === null ? [] : [`${last}..HEAD`];
  const subjects = (await git('log', '--no-merges', '--format=%s', ...range)).split('\n');

  const { workspaces } = readJson(root, 'package.json');
  for (const folder of ['', ...workspaces]) {
    const file = path.join(folder, 'package.json');
    writeJson(root, file, { ...readJson(root, file), version });
  }
  const lock = readJson(root, 'package-lock.json');
  lock.version = version;
  for (const folder of ['', ...workspaces]) lock.packages[folder].version = version;
  writeJson(root, 'package-lock.json', lock);

  const breaking = readJson(root, BREAKING);
  for (const [present, copy] of RELEASED) {
    copyFileSync(path.join(root, present), path.join(root, copy));
  }
  writeJson(root, BREAKING, {});
  writeJson(root, SIZES, { ...readJson(root, SIZES), released: sizesOf(root) });

  const day = now.toISOString().slice(0, 10);
  const chapter = changelogChapter(version, day, { subjects, breaking, reviewed });
  const file = path.join(root, 'CHANGELOG.md');
  const earlier = existsSync(file) ? readFileSync(file, 'utf8').slice(TITLE.length) : '';
  writeFileSync(file, `${TITLE}\n${chapter}${earlier}`);
}

/** Commits and tags a prepared release. */
export async function tagRelease(git, root, version) {
  const file = path.join(root, 'CHANGELOG.md');
  const isPrepared =
    readJson(root, 'package.json').version === version &&
    existsSync(file) &&
    readFileSync(file, 'utf8').includes(`\n## ${version}, `);
  if (!isPrepared) throw new UserError(`Not prepared: npm run release -- ${version}`);
  await git('add', '--all');
  await git('commit', '--message', `release: ${version}`);
  await git('tag', '--annotate', `v${version}`, '--message', `Waymark ${version}`);
}
