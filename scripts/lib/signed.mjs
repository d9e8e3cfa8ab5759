import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** The signatures of translations: `{part, language, name, day, sha256}`. */
export const readSignatures = () =>
  JSON.parse(readFileSync(path.join(root, 'web/src/locales/signed.json'), 'utf8'));

/**
 * Hash of the texts that a signature is for, in any order: source and translation of each message.
 * Undefined for a part that needs no signature: the context of its messages is not its name.
 */
export function hashOf(part, messages) {
  const current = Object.values(messages).filter((one) => !one.obsolete);
  if (current.length === 0 || current.some(({ context }) => context !== part)) return undefined;
  const texts = current.map(({ message, translation }) => JSON.stringify([message, translation]));
  return createHash('sha256').update(texts.toSorted().join('\n')).digest('hex');
}

const isOf =
  ({ part, language }) =>
  (one) =>
    one.part === part && one.language === language;

/** The rows of `translations` that need a signature and have none. */
export const unsigned = (rows, signatures) =>
  rows.filter((row) => row.sha256 && !signatures.some(isOf(row)));

/** A line for each signature of other texts than those of the catalogs, or of an incomplete part. */
export const wrongSignatures = (rows, signatures) =>
  signatures.flatMap((signature) => {
    const row = rows.find(isOf(signature));
    return row?.sha256 === signature.sha256 && row.missing === 0
      ? []
      : [
          `${signature.language}, ${signature.part}: the signature of ${signature.name} is for other texts`,
        ];
  });
