// `npm run release -- X.Y.Z` prepares a release: checks, version, contract and documents of the
// release, and a draft in CHANGELOG.md. A person edits the draft; then
// `npm run release -- X.Y.Z --tag` commits and tags.
import './lib/require-node.mjs';
import { checks } from './lib/checks.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { reviewedShares, translations } from './lib/languages.mjs';
import { isTagged, prepareRelease, refuseUnlessNewer, tagRelease } from './lib/release.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

/** Runs git and returns its output. */
async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new UserError(`git ${args[0]}: ${output.trim()}`);
  return output.trim();
}

async function refuseUnlessCheckPasses() {
  for (const [name, check] of Object.entries(checks)) {
    const { code, output } = await check();
    if (code !== 0) throw new UserError(`✗ ${name}\n${output.trim()}`);
    console.log(`✓ ${name}`);
  }
}

await runMain(async () => {
  const [version, option, ...rest] = process.argv.slice(2);
  if (version === undefined || rest.length > 0 || (option !== undefined && option !== '--tag')) {
    throw new UserError('Usage: npm run release -- X.Y.Z, then npm run release -- X.Y.Z --tag');
  }
  if (await isTagged(git, version)) throw new UserError(`v${version} is tagged already.`);
  if (option === '--tag') {
    await tagRelease(git, root, version);
    console.log(`v${version} is committed and tagged. Push it: git push --follow-tags`);
    return;
  }
  refuseUnlessNewer(root, version);
  if ((await git('status', '--porcelain')) !== '') {
    throw new UserError('There are changes that are not committed.');
  }
  await installIfNeeded();
  await refuseUnlessCheckPasses();
  const reviewed = reviewedShares(await translations());
  await prepareRelease(git, root, version, { now: new Date(), reviewed });
  console.log(`Edit CHANGELOG.md, then: npm run release -- ${version} --tag`);
});
