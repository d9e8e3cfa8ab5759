import { isRecord } from '../backend/reading/isRecord.ts';

/** An operation that the web is known to send. */
export interface TrustedDocument {
  name: string;
  text: string;
}

/** The known documents by id, the sha256 of the text in hexadecimal. */
export type TrustedDocuments = Readonly<Record<string, TrustedDocument>>;

/** A request with its document in full, or why it is not served. */
export type Resolved = { body: unknown } | { refused: { code: string; message: string } };

/**
 * Puts the document where a request only names it: by `documentId`, as the appendix on persisted
 * documents of GraphQL over HTTP has it, or as Apollo Client says it in `extensions`.
 * @param isOnly whether what is not known is refused
 */
export function resolveDocument(
  body: unknown,
  documents: TrustedDocuments,
  isOnly: boolean,
): Resolved {
  // What is no request at all is Apollo Server's to refuse.
  if (!isRecord(body)) return { body };
  const id = documentIdOf(body);
  const known = id !== null && Object.hasOwn(documents, id) ? documents[id] : undefined;
  const request = without(body, 'documentId', 'extensions');
  if (known !== undefined) return { body: { ...request, query: known.text } };
  if (isOnly || (id !== null && body['query'] === undefined)) {
    return { refused: id === null ? onlyOwn : notFound };
  }
  // What is said about an id in another form is no id.
  return { body: id === null && persistedIn(body) === undefined ? body : request };
}

const onlyOwn = {
  code: 'BAD_USER_INPUT',
  message: 'Only the operations of the web app are served here.',
};

/** The code is the one that Apollo Client answers by sending the document in full. */
const notFound = {
  code: 'PERSISTED_QUERY_NOT_FOUND',
  message: 'This operation is not known here. Please reload the page.',
};

function without(record: Record<string, unknown>, ...keys: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

function documentIdOf({ documentId, extensions }: Record<string, unknown>): string | null {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '');
  const persisted = persistedIn({ extensions });
  const hash = isRecord(persisted) ? persisted['sha256Hash'] : null;
  return typeof hash === 'string' ? hash : null;
}

function persistedIn({ extensions }: Record<string, unknown>): unknown {
  return isRecord(extensions) ? extensions['persistedQuery'] : undefined;
}
