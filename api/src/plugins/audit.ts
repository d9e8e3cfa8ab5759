import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressHash } from '../platform/address-hash.ts';
import type { AuditAction, AuditPart } from '../domain/audit.ts';
import type { App } from '../platform/http/app-type.ts';
import type { Audited } from '../platform/http/audited.ts';
import { logEvent } from '../platform/http/security-events.ts';
import { errorCode } from '../platform/startup-error.ts';

/** A read or change of a person's record. */
export interface Access {
  personId: string;
  by: { id: string; role: 'admin' | 'mentor' };
  action: AuditAction;
  what: AuditPart;
  requestId: string;
  addressHash: string;
}

/** Stores an access. @returns false when the id is not that of a person */
export type StoreAccess = (access: Access) => Promise<boolean>;

/** Status of a refused change of an outdated record; the response has the current one. */
const PRECONDITION_FAILED = 412;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  body: unknown;
}

/**
 * Stores and logs the accesses to routes with `config.audited`; must be added before any route.
 * Requests get `addressHash` for the log.
 */
export function useAudit(app: App, addressHash: AddressHash, store: StoreAccess): void {
  app.decorateRequest('addressHash', {
    getter(this: FastifyRequest) {
      return addressHash(this.ip);
    },
  });
  app.addHook('onRoute', (route) => {
    const audited = route.config?.audited;
    if (!audited) return;
    // Before the response is sent, so that a crash does not lose the entry of a read.
    route.preSerialization = async (request, reply, body) => {
      await audit(store, audited, { request, reply, body });
      return body;
    };
  });
}

async function audit(store: StoreAccess, audited: Audited, exchange: Exchange): Promise<void> {
  const { request, reply } = exchange;
  const { id: userId, role } = request.signedIn ?? {};
  // The guard refused the request.
  if (userId === undefined || (role !== 'admin' && role !== 'mentor')) return;
  const { what } = audited;
  // A mentor gets 404 for a person of another mentor.
  if (reply.statusCode === 404 && role === 'mentor') {
    logEvent(request, 'access.refused', { userId, code: 'NOT_FOUND', what });
  }
  if (reply.statusCode >= 400 && reply.statusCode !== PRECONDITION_FAILED) return;
  const by = { id: userId, role };
  if (await isStored(store, audited, by, exchange)) {
    logEvent(request, `person.${actionOf(audited, reply)}`, { userId, what });
  }
}

/** @returns false when the record is not that of a single person */
async function isStored(
  store: StoreAccess,
  audited: Audited,
  by: Access['by'],
  { request, reply, body }: Exchange,
): Promise<boolean> {
  const { id: requestId, addressHash } = request;
  const personId = audited.personOf
    ? audited.personOf(request, body, reply)
    : (request.params as { id: string }).id;
  if (personId === undefined) return false;
  if (personId === null) return true;
  const action = actionOf(audited, reply);
  try {
    return await store({ personId, by, action, what: audited.what, requestId, addressHash });
  } catch (error) {
    // The response does not depend on it, and a change is already committed.
    request.log.error({ code: errorCode(error) }, 'an audit entry could not be stored');
    return true;
  }
}

/** A refused change and a repeat with the same Idempotency-Key change nothing. */
function actionOf({ action }: Audited, reply: FastifyReply): AuditAction {
  const isUnchanged =
    reply.statusCode === PRECONDITION_FAILED || reply.hasHeader('idempotency-replayed');
  return isUnchanged ? 'read' : action;
}
