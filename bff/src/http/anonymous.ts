import { networkOf } from '@waymark/node-kit/network';
import type { FastifyRequest } from 'fastify';
import { Kind, OperationTypeNode, parse, type SelectionNode } from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isRecord } from '../backend/reading/isRecord.ts';

/** Characters of a document without a token; the longest document of the web has 3,000. */
export const MAX_LENGTH = 5_000;

/** Characters of a document that only signs in; that of the web has 300. */
const MAX_SIGN_IN_LENGTH = 1_000;

/** Characters that one point pays for. */
const CHARACTERS_PER_POINT = 100;

/** Mutations for callers without a session. The backend limits them per account. */
const SIGN_IN = new Set([
  'login',
  'register',
  'confirmEmail',
  'confirmEmailChange',
  'requestPasswordReset',
  'resetPassword',
  'undoEmailChange',
]);

/** Why a request without an accepted token is refused. */
interface AnonymousRefusal {
  status: number;
  code: string;
  message: string;
  /** Seconds to wait. */
  retryAfter?: number;
}

type Asked = Pick<FastifyRequest, 'body' | 'ip' | 'headers'>;

/** Bounds of requests without an accepted token. */
export interface AnonymousBounds {
  /** Null when the request is allowed. One without a token is charged. */
  check(request: Asked): Promise<AnonymousRefusal | null>;
  /** Charges a request whose token the backend did not accept. */
  charge(request: Asked): Promise<void>;
}

/**
 * Bounds the documents of callers without a token, or with one that the backend has not accepted:
 * their length per address and minute, because parsing and validation need no account. Without a
 * token each is bounded, too. Documents that only sign in do not count: a whole school may log in
 * from one address.
 * @param points per address and minute
 * @param maxClients number of addresses that are counted
 */
export function createAnonymousBounds(points: number, maxClients = 100_000): AnonymousBounds {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  /** Clients that have points left, in the order in which their minutes end. */
  const droppable = new Set<string>();

  /** Beyond `maxClients` the client whose minute ends first is forgotten, unless it has to wait. */
  async function charge(client: string, cost: number): Promise<void> {
    const { remainingPoints, isFirstInDuration } = await limiter.penalty(client, cost);
    if (remainingPoints <= 0 || isFirstInDuration) droppable.delete(client);
    if (remainingPoints > 0 && isFirstInDuration) droppable.add(client);
    const [first] = droppable.size > maxClients ? droppable : [];
    if (first === undefined) return;
    droppable.delete(first);
    await limiter.delete(first);
  }

  return {
    async check({ body, ip, headers }) {
      const text = textOf(body);
      const hasToken = headers.authorization !== undefined;
      if (!hasToken && text.length > MAX_LENGTH) return tooLong;
      const cost = costOf(text);
      if (cost === 0) return null;
      const state = await limiter.get(networkOf(ip));
      if (state !== null && state.remainingPoints < cost) {
        return { ...tooMany, retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1_000)) };
      }
      // A session is not charged for its first operations: see `charge`.
      if (!hasToken) await charge(networkOf(ip), cost);
      return null;
    },
    async charge({ body, ip }) {
      await charge(networkOf(ip), costOf(textOf(body)));
    },
  };
}

function textOf(body: unknown): string {
  return isRecord(body) && typeof body['query'] === 'string' ? body['query'] : '';
}

/** Rate-limit points of a document; 0 if it only signs in. */
function costOf(text: string): number {
  if (text.length <= MAX_SIGN_IN_LENGTH && onlySignsIn(text)) return 0;
  return Math.ceil((text.length + 1) / CHARACTERS_PER_POINT);
}

const tooLong = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message: `Without a session, an operation may have ${MAX_LENGTH} characters.`,
};

const tooMany = {
  status: 429,
  code: 'RATE_LIMITED',
  message: 'Too many requests without a session came from this address. Try again in a minute.',
};

/** True when all operations of a document are sign-in mutations. */
function onlySignsIn(text: string): boolean {
  try {
    return parse(text, { noLocation: true }).definitions.every(
      (node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ||
        (node.kind === Kind.OPERATION_DEFINITION &&
          node.operation === OperationTypeNode.MUTATION &&
          node.selectionSet.selections.every(isSignIn)),
    );
  } catch {
    // Apollo Server reports the syntax error.
    return false;
  }
}

const isSignIn = (node: SelectionNode) => node.kind === Kind.FIELD && SIGN_IN.has(node.name.value);
