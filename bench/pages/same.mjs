import { strictEqual } from 'node:assert/strict';

/**
 * Asks every contender for a page; throws unless each answers with the same bytes as the first one.
 * The backend's answers are equal three times, until operations are compiled, and change after that.
 */
export async function sameAnswers(page, operation, contenders, upstream) {
  const versions = [0, 0, 0, 1, 2];
  const first = [];
  for (const [name, { origin }] of Object.entries(contenders)) {
    const before = (await upstream.ask({})).calls;
    for (const [at, version] of versions.entries()) {
      await upstream.ask({ version, step: 0 });
      const answer = await ask(origin, operation);
      if (!answer.startsWith('{"data":')) throw new Error(`${name}, ${page}: ${answer}`);
      first[at] ??= answer;
      strictEqual(answer, first[at], `${name} gives another answer: ${page}`);
    }
    const calls = ((await upstream.ask({})).calls - before) / versions.length;
    console.log(`${page}: ${name} gives the same answer with ${calls.toFixed(0)} calls`);
  }
  if (first[2] === first[3]) throw new Error(`The changing value is not in the answer: ${page}`);
}

/** The answer's text without the line break that Apollo Server adds. */
async function ask(origin, operation) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer benchmark' },
    body: JSON.stringify(operation),
  });
  return (await answer.text()).trim();
}
