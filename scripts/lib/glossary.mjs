import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const read = (name) => readFileSync(path.join(root, 'web/src/locales', name), 'utf8');

/** Values and elements: they have no words of the message. */
const wordsOf = (message) => message.replaceAll(/<\/?\d+\/?>|\{\w+\}|\{\w+, plural,/g, ' ');

/** The terms of a glossary as CSV: `{term, stems: {hi, mr}}`. */
export function readTerms(csv) {
  const [, ...lines] = csv.trim().split('\n');
  return lines.map((line) => {
    const [term, hi, hiStems, mr, mrStems] = line.split(',');
    // A term of two words has one stem.
    const stemsOf = (word, stems) => (word.includes(' ') ? [word] : stems.split(' '));
    return { term, stems: { hi: stemsOf(hi, hiStems), mr: stemsOf(mr, mrStems) } };
  });
}

/**
 * The translations that have none of the stems of a term in their message.
 * @param pairs `[message, translation]`
 */
export function otherTerms(pairs, language, terms, exceptions) {
  return pairs.flatMap(([message, translation]) =>
    terms
      .filter(({ term, stems }) => {
        const hasTerm = new RegExp(`\\b${term}s?\\b`, 'i').test(wordsOf(message));
        return hasTerm && !stems[language].some((stem) => translation.includes(stem));
      })
      .filter(({ term }) => !exceptions.some((one) => one.message === message && one.term === term))
      .map(({ term }) => `no "${term}" of the glossary: "${message}": "${translation}"`),
  );
}

/** As `otherTerms`, with the glossary of the product. */
export const otherTermsIn = (pairs, language) =>
  otherTerms(
    pairs,
    language,
    readTerms(read('glossary.csv')),
    JSON.parse(read('glossary.exceptions.json')),
  );
