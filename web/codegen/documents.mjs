/**
 * The documents that the web sends: each operation with the fragments it uses, sorted by name, and
 * with `__typename` in every selection as Apollo Client adds it, and without the directives that only
 * the client reads. The id is the sha256 of the text.
 */
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print, visit } from 'graphql';
import { createHash } from 'node:crypto';

/** A document without `@unmask`, which Apollo Client does not send. */
const withoutUnmask = (document) =>
  visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });

const byNameOf = (one, other) => (one.name.value < other.name.value ? -1 : 1);

/** Fragments that `definition` spreads, directly or indirectly. */
const fragmentsOf = (definition, byName, found = new Map()) => {
  visit(definition, {
    FragmentSpread: ({ name: { value: name } }) => {
      const fragment = byName.get(name);
      if (!fragment) throw new Error(`There is no fragment ${name}.`);
      if (found.has(name)) return;
      found.set(name, fragment);
      fragmentsOf(fragment, byName, found);
    },
  });
  return [...found.values()].sort(byNameOf);
};

/** All operations as `{name, id, text}`, sorted by name. */
export const sentDocuments = (documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === 'FragmentDefinition')
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map((operation) => {
      const whole = [operation, ...fragmentsOf(operation, fragments)];
      const text = print(
        withoutUnmask(addTypenameToDocument({ kind: 'Document', definitions: whole })),
      );
      const id = createHash('sha256').update(text).digest('hex');
      return { name: operation.name.value, id, text };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
};
