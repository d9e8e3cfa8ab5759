import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { readEnvFile, readSettings } from './read-settings.mjs';
import { root } from './root.mjs';
import { npm } from './run.mjs';
import { UserError } from './user-error.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'schema.graphql', 'limits.mjs'];

const stampOf = (tier) => path.join(root, tier, 'dist', '.stamp');

/** Builds a tier unless its last build was made from the same contents. */
async function buildTier(tier) {
  // The pages include the address of the site.
  const { WEB_URL = '' } = readSettings(process.env, readEnvFile());
  const hash = contentHash(root, [tier, ...SHARED]) + (tier === 'web' ? WEB_URL : '');
  const stamp = stampOf(tier);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Building ${tier}.`);
  rmSync(path.dirname(stamp), { recursive: true, force: true });
  const { code, output } = await npm(['run', 'build', '--workspace', tier], {
    env: { ...process.env, WEB_URL },
  });
  if (code !== 0) throw new UserError(`${tier} does not build.\n${output.trim()}`);
  writeFileSync(stamp, hash);
}

/** Builds what is missing or stale of the given tiers, and what the servers among them share. */
export async function buildIfNeeded(tiers) {
  const kit = tiers.some((tier) => tier !== 'web') ? ['node-kit'] : [];
  const outcomes = await Promise.allSettled([...kit, ...tiers].map(buildTier));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
