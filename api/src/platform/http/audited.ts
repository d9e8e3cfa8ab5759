import type { FastifyRequest } from 'fastify';
import type { AuditAction, AuditWhat } from '../../domain/audit.ts';

/** How the requests to a route are audited. */
export interface Audited {
  action: AuditAction;
  what: AuditWhat;
  /** Id of the person; default: `id` in the path. null: no person is left. */
  personOf?: (request: FastifyRequest, body: unknown) => string | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where administrators or mentors read or change the record of a single person. */
    audited?: Audited;
  }
}
