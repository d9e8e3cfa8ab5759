import { deepStrictEqual } from 'node:assert/strict';
import { operations } from './operations.mjs';

/** Asks every contender for every page; throws if an answer differs from the first contender's. */
export async function sameAnswers(contenders, upstream) {
  for (const [page, operation] of Object.entries(operations)) {
    let first;
    for (const [name, { origin }] of Object.entries(contenders)) {
      const before = (await upstream.ask({})).calls;
      const answers = [];
      // Operations are compiled at the second or third request.
      for (let time = 1; time <= 3; time += 1) answers.push(await ask(origin, operation));
      const calls = ((await upstream.ask({})).calls - before) / 3;
      for (const answer of answers) {
        if (answer.errors) throw new Error(`${name}, ${page}: ${JSON.stringify(answer.errors)}`);
        first ??= answer;
        deepStrictEqual(answer, first, `${name} gives another answer: ${page}`);
      }
      console.log(`${page}: ${name} gives the same answer with ${calls.toFixed(0)} calls`);
    }
  }
}

async function ask(origin, operation) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer benchmark' },
    body: JSON.stringify(operation),
  });
  return answer.json();
}
