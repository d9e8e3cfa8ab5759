import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getOperationAST, type DocumentNode } from 'graphql';
import { documentIds } from './documentIds.generated.ts';

/**
 * Sends the id of an operation in place of its text. A server that does not know the id, because it
 * is of another version than the page, is sent the text once more.
 */
export function documentIdLink(): PersistedQueryLink {
  return new PersistedQueryLink({ generateHash: documentIdOf });
}

/** Empty for an operation that code generation has not seen; the server asks for its text then. */
export function documentIdOf(document: DocumentNode): string {
  const name = getOperationAST(document)?.name?.value;
  return (name === undefined ? undefined : documentIds[name]) ?? '';
}
