import { clientRequestIdOf } from '@waymark/node-kit/request-ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressHash, FilterHash } from '../platform/address-hash.ts';
import type { AuditAction, AuditPart } from '../domain/audit.ts';
import type { App } from '../platform/http/app-type.ts';
import type { Audited, ListOfPeople } from '../platform/http/audited.ts';
import { logEvent } from '../platform/http/security-events.ts';
import { errorCode } from '../platform/error-code.ts';

/** Who accessed records of people, and with which request. */
interface AccessContext {
  by: { id: string; name: string; role: 'admin' | 'mentor' };
  requestId: string;
  clientRequestId: string | null;
  addressHash: string;
}

/** A read or change of a concern. */
export interface ConcernAccess extends AccessContext {
  concernId: string;
  /** null once the writer is erased. */
  personId: string | null;
  action: AuditAction;
  what: AuditPart;
}

/** A read or change of the records of people. */
export interface Access extends AccessContext {
  /** One entry each. */
  personIds: readonly string[];
  action: AuditAction;
  what: AuditPart;
}

/** A read of a list that shows several people, or a change of several. */
export interface ListAccess extends AccessContext {
  action: AuditAction;
  route: string;
  filterHash: string;
  rowCount: number;
}

/** Where accesses are stored. */
export interface AccessStore {
  /** @returns whether an id is that of a person */
  people: (access: Access) => Promise<boolean>;
  list: (access: ListAccess) => Promise<void>;
  concern: (access: ConcernAccess) => Promise<void>;
}

/** The store and the hashes that it needs. */
export interface AuditOptions {
  addressHash: AddressHash;
  filterHash: FilterHash;
  store: AccessStore;
}

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
export function useAudit(app: App, options: AuditOptions): void {
  app.decorateRequest('addressHash', {
    getter(this: FastifyRequest) {
      return options.addressHash(this.address);
    },
  });
  app.addHook('onRoute', (route) => {
    const audited = route.config?.audited;
    if (!audited) return;
    // Before the response is sent, so that a crash does not lose the entry of a read.
    route.preSerialization = async (request, reply, body) => {
      await audit(options, audited, { request, reply, body });
      return body;
    };
  });
}

async function audit(options: AuditOptions, audited: Audited, exchange: Exchange): Promise<void> {
  const { request, reply, body } = exchange;
  const by = callerOf(request);
  // The guard refused the request.
  if (!by) return;
  // A mentor gets 404 for a person of another mentor.
  if (reply.statusCode === 404 && by.role === 'mentor') {
    const { what } = audited;
    logEvent(request, 'access.refused', { userId: by.id, code: 'NOT_FOUND', what });
  }
  if (reply.statusCode >= 400 && reply.statusCode !== PRECONDITION_FAILED) return;
  const { id: requestId, headers, addressHash } = request;
  const clientRequestId = clientRequestIdOf(headers);
  const context = { by, requestId, clientRequestId, addressHash };
  const personId = audited.personOf
    ? audited.personOf(request, body, reply)
    : (request.params as { id: string }).id;
  if (audited.isConcern) {
    const { id: concernId } = request.params as { id: string };
    const { what } = audited;
    const access = { ...context, action: actionOf(audited, reply), what };
    await stored(
      request,
      options.store.concern({ ...access, concernId, personId: personId ?? null }),
    );
    logEvent(request, `person.${access.action}`, { userId: by.id, what });
  } else if (personId === undefined) {
    const list = audited.listOf?.(request, body);
    const action = actionOf(audited, reply);
    if (list) await auditList(options, request, { ...context, ...list, action });
  } else {
    const access = { ...context, action: actionOf(audited, reply), what: audited.what };
    await auditPerson(options, request, { ...access, personId });
  }
  const personIds = audited.linksOf?.(body) ?? [];
  if (personIds.length === 0) return;
  // The route logs them.
  const links = { ...context, personIds, action: 'change', what: 'password link' } as const;
  await stored(request, options.store.people(links));
}

async function auditPerson(
  { store }: AuditOptions,
  request: FastifyRequest,
  { personId, ...access }: Omit<Access, 'personIds'> & { personId: string | null },
): Promise<void> {
  const { action, what, by } = access;
  const isPerson =
    personId === null ||
    (await stored(request, store.people({ ...access, personIds: [personId] })));
  if (isPerson !== false) logEvent(request, `person.${action}`, { userId: by.id, what });
}

async function auditList(
  { store, filterHash: hash }: AuditOptions,
  request: FastifyRequest,
  { filter, ...access }: Omit<ListAccess, 'route' | 'filterHash'> & ListOfPeople,
): Promise<void> {
  const filterHash = hash(filter);
  const { route = request.routeOptions.url ?? '' } = access;
  await stored(request, store.list({ ...access, route, filterHash }));
  const { action, by, rowCount } = access;
  const event = action === 'read' ? 'people.list' : 'people.change';
  logEvent(request, event, { userId: by.id, filterHash, rowCount });
}

function callerOf({ signedIn }: FastifyRequest): AccessContext['by'] | null {
  if (!signedIn) return null;
  const { id, name, role } = signedIn;
  return role === 'admin' || role === 'mentor' ? { id, name, role } : null;
}

/** Result of storing an entry; null when it failed, which is logged. */
async function stored<T>(request: FastifyRequest, storing: Promise<T>): Promise<T | null> {
  try {
    return await storing;
  } catch (error) {
    // The response does not depend on it, and a change is already committed.
    request.log.error({ code: errorCode(error) }, 'an audit entry could not be stored');
    return null;
  }
}

/** A refused change and a repeat with the same Idempotency-Key change nothing. */
function actionOf({ action }: Audited, reply: FastifyReply): AuditAction {
  const isUnchanged =
    reply.statusCode === PRECONDITION_FAILED || reply.hasHeader('idempotency-replayed');
  return isUnchanged ? 'read' : action;
}
