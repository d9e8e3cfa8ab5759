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
    ...suddenRemovals(buildSchema(released), buildSchema(present)).map(
      (name) => `Removed without one release as @deprecated: ${name}`,
    ),
    ...changes
      .filter((change) => !Object.hasOwn(declared, change))
      .map((change) => `A client of the last release would break: ${change}`),
    ...Object.keys(declared)
      .filter((change) => !changes.includes(change))
      .map((change) => `Declared, but not so: ${change}`),
  ];
}

/** Fields, arguments and values that are gone and were not deprecated in the last release. */
function suddenRemovals(released, present) {
  return Object.values(released.getTypeMap()).flatMap((type) => {
    const same = present.getType(type.name);
    return parts(type)
      .filter(([name]) => same && !parts(same).some(([other]) => other === name))
      .filter(([, { deprecationReason }]) => deprecationReason == null)
      .map(([name]) => `${type.name}.${name}`);
  });
}

/** Fields with their arguments, input fields, or values of a type, by name. */
function parts(type) {
  if ('getValues' in type) return type.getValues().map((value) => [value.name, value]);
  if (!('getFields' in type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    [field.name, field],
    // An argument of a deprecated field is deprecated with it.
    ...(field.args ?? []).map((argument) => [
      `${field.name}(${argument.name})`,
      field.deprecationReason == null ? argument : field,
    ]),
  ]);
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
