/**
 * A GraphQL code generator plugin for the web: adds the ids of the operations of a file to those that
 * the client knows. They are in the files of the operations, so that a page loads its own only.
 */
import path from 'node:path';
import { sentDocuments } from './documents.mjs';

const IDS = path.resolve(import.meta.dirname, '../src/lib/apollo/documentIds.ts');

/** The entry point that the code generator calls once per generated file. */
export const plugin = (_schema, documents, { externalFragments = [] }, { outputFile }) => {
  const others = externalFragments.map(({ node }) => ({ document: { definitions: [node] } }));
  const operations = sentDocuments([...documents, ...others]);
  if (operations.length === 0) return '';
  const from = path.relative(path.dirname(path.resolve(outputFile)), IDS);
  return {
    prepend: [`import { documentIds } from '${from.startsWith('.') ? from : `./${from}`}';`],
    content: operations.map(({ name, id }) => `documentIds.set('${name}', '${id}');`).join('\n'),
  };
};
