import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getOperationAST, type DocumentNode } from 'graphql';
import { documentIds } from './documentIds.ts';

/**
 * Sends the id of an operation instead of its text. If the server does not know the id, because its
 * release differs from that of the page, the link sends the text as well.
 */
export function documentIdLink(): PersistedQueryLink {
  return new PersistedQueryLink({ generateHash: documentIdOf });
}

/** Id of an operation; empty without a generated id, which makes the server ask for the text. */
export function documentIdOf(document: DocumentNode): string {
  const name = getOperationAST(document)?.name?.value;
  return (name === undefined ? undefined : documentIds.get(name)) ?? '';
}
