/** A GraphQL code generator plugin for the bff: the operations of the web by id. */
import { sentDocuments } from './documents.mjs';

/** The entry point that the code generator calls once per generated file. */
export const plugin = (_schema, documents) => {
  const byId = Object.fromEntries(
    sentDocuments(documents).map(({ id, name, text }) => [id, { name, text }]),
  );
  return [
    '/** id (sha256 of the text) → an operation of the web. */',
    `export const trustedDocuments: Record<string, { name: string; text: string }> = ${JSON.stringify(byId, null, 2)};`,
    '',
  ].join('\n');
};
