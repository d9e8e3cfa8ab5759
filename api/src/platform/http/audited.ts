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
  /** Ids of people for whom the request has made a link to set a password. */
  linksOf?: (body: unknown) => string[];
  /** Whether `id` in the path is a concern; stored also without a person. */
  isConcern?: true;
  /** The list, where the request is not about a single person; without one, there is no entry. */
  listOf?: (request: FastifyRequest, body: unknown) => ListOfPeople | undefined;
}

/** A list that shows several people. */
export interface ListOfPeople {
  /** Default: an entry of a list that shows people. */
  what?: 'export';
  /** Default: the path of the route. */
  route?: string;
  /** Stored as a keyed hash. */
  filter: string;
  rowCount: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where administrators or mentors read or change records of people. */
    audited?: Audited;
  }
}
