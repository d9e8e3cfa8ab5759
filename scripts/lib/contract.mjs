import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Undeclared breaking changes for clients of the released schema, and declared changes that do not
 * exist. `declared` maps the description of a change to its reason.
 */
export async function contractProblems(released, present, declared) {
  // A dependency, installed by now.
  const { buildSchema, findBreakingChanges } = await import('graphql');
  const changes = findBreakingChanges(buildSchema(released), buildSchema(present)).map(
    ({ description }) => description,
  );
  return [
    ...changes
      .filter((change) => !Object.hasOwn(declared, change))
      .map((change) => `A client of the last release would break: ${change}`),
    ...Object.keys(declared)
      .filter((change) => !changes.includes(change))
      .map((change) => `Declared, but not so: ${change}`),
  ];
}

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Compares schema.graphql with the one that was released last. */
export async function contract() {
  const problems = await contractProblems(
    read('docs/schema.released.graphql'),
    read('schema.graphql'),
    JSON.parse(read('docs/breaking-changes.json')),
  );
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}
