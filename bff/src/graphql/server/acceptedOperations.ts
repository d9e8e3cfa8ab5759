import {
  getOperationAST,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { isRecord } from '../../backend/reading/isRecord.ts';

/** Documents that are kept, and the characters that one of them may have. */
const MOST_KEPT = 200;
const LONGEST = 20_000;

/** An operation of a document that was found valid. */
export interface ValidOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** The name that it was asked for with. */
  operationName: string | undefined;
}

/** A request for an operation that needs no further check. */
export interface AcceptedRequest {
  valid: ValidOperation;
  variables: Record<string, unknown> | undefined;
}

/** The documents that Apollo Server has parsed and found valid, by their text. */
export interface AcceptedOperations {
  keep(text: string, schema: GraphQLSchema, document: DocumentNode): void;
  /** What a request asks for; null where Apollo Server has to judge it. */
  find(body: unknown): AcceptedRequest | null;
}

/** What a request may hold that asks for nothing unusual. */
const PLAIN = new Set(['query', 'operationName', 'variables']);

/** Remembers those that were asked for last. */
export function createAcceptedOperations(): AcceptedOperations {
  // By age of the last use, as a Map keeps the order in which keys were set.
  const kept = new Map<string, Pick<ValidOperation, 'schema' | 'document'>>();

  return {
    keep(text, schema, document) {
      if (text.length > LONGEST) return;
      kept.delete(text);
      kept.set(text, { schema, document });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },

    find(body) {
      if (!isRecord(body) || Object.keys(body).some((key) => !PLAIN.has(key))) return null;
      const query = body['query'];
      const operationName = body['operationName'] ?? undefined;
      const variables = body['variables'] ?? undefined;
      if (operationName !== undefined && typeof operationName !== 'string') return null;
      if (variables !== undefined && !isRecord(variables)) return null;
      const known = typeof query === 'string' ? kept.get(query) : undefined;
      if (known === undefined) return null;
      const { schema, document } = known;
      this.keep(query as string, schema, document);
      const operation = getOperationAST(document, operationName);
      return operation
        ? { valid: { schema, document, operation, operationName }, variables }
        : null;
    },
  };
}
