import { isRecord } from '../backend/reading/isRecord.ts';
import type { GraphqlRequest } from '../graphql/server/execution.ts';

/** An operation of the web app. */
export interface TrustedDocument {
  name: string;
  text: string;
}

/** Trusted documents by id: the sha256 of the text in hexadecimal. */
export type TrustedDocuments = Readonly<Record<string, TrustedDocument>>;

/** A request with its full document, or the reason for its refusal. */
type Resolved =
  | { body: unknown; /** Whether it is a document of the web app. */ isTrusted: boolean }
  | { refused: { code: string; message: string } };

/**
 * Replaces a document id by the document. The id is in `documentId`, as in the persisted documents
 * appendix of GraphQL over HTTP, or in Apollo Client's `extensions`.
 * @param isOnly whether other documents are refused
 */
export function resolveDocument(
  body: unknown,
  documents: TrustedDocuments,
  isOnly: boolean,
): Resolved {
  // Apollo Server refuses a body that is no object.
  if (!isRecord(body)) return { body, isTrusted: false };
  const id = documentIdOf(body);
  const document = id !== null && Object.hasOwn(documents, id) ? documents[id] : undefined;
  if (document !== undefined)
    return { body: { ...body, query: document.text, extensions: null }, isTrusted: true };
  if (isOnly) return { refused: id === null ? onlyOwn : notFound };
  if (id !== null && body['query'] === undefined) return { refused: notSupported };
  // Ids in any other format are ignored.
  const isIgnored = isRecord(body['extensions']);
  return { body: isIgnored ? { ...body, extensions: null } : body, isTrusted: false };
}

/** The parameters of a well-formed request; null for others, which Apollo Server refuses. */
export function readRequest(body: unknown): GraphqlRequest | null {
  if (!isRecord(body)) return null;
  const { query, operationName = null, variables = null, extensions = null } = body;
  if (typeof query !== 'string') return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isRecord(variables)) return null;
  if (extensions !== null && !isRecord(extensions)) return null;
  return { query, operationName, variables };
}

const onlyOwn = {
  code: 'BAD_USER_INPUT',
  message: 'Only the operations of the web app are served here.',
};

/** Clients of Apollo know the messages: after this one they send all documents as text. */
const notSupported = {
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  message: 'PersistedQueryNotSupported',
};

/** Where no texts are served. The web has its own words for the code. */
const notFound = { code: 'PERSISTED_QUERY_NOT_FOUND', message: 'PersistedQueryNotFound' };

function documentIdOf({ documentId, extensions }: Record<string, unknown>): string | null {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '');
  const persisted = persistedIn({ extensions });
  const hash = isRecord(persisted) ? persisted['sha256Hash'] : null;
  return typeof hash === 'string' ? hash : null;
}

function persistedIn({ extensions }: Record<string, unknown>): unknown {
  return isRecord(extensions) ? extensions['persistedQuery'] : undefined;
}
