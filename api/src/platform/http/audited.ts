import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditAction, AuditPart } from '../../domain/audit.ts';

/** How the requests to a route are audited. */
export interface Audited {
  action: AuditAction;
  what: AuditPart;
  /**
   * Id of the person; default: `id` in the path. null: no person is left, so it is logged alone.
   * undefined: the request is not about a single person.
   */
  personOf?: (
    request: FastifyRequest,
    body: unknown,
    reply: FastifyReply,
  ) => string | null | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where administrators or mentors read or change the record of a single person. */
    audited?: Audited;
  }
}
