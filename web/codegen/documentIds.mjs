/** A GraphQL code generator plugin for the web: the ids of its operations by name. */
import { sentDocuments } from './documents.mjs';

/** The entry point that the code generator calls once per generated file. */
export const plugin = (_schema, documents) => {
  const byName = Object.fromEntries(sentDocuments(documents).map(({ id, name }) => [name, id]));
  return [
    '/** Name of an operation → its id at the server. */',
    `export const documentIds: Record<string, string> = ${JSON.stringify(byName, null, 2)};`,
    '',
  ].join('\n');
};
