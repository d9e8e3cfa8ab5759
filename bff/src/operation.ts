/** One REST call, for metrics and log. */
export interface CallReport {
  /** The documented call with placeholders, for example `GET /api/admin/students/{id}`. */
  call: string;
  /** HTTP status, or why there was no response. */
  status: number | string;
  milliseconds: number;
  /** True for a repeated call after a failure. */
  isRetry: boolean;
  /** False for a call without a session, which does not send the caller's token. */
  hasToken: boolean;
}

/** The log record of one operation, without variables, tokens or response data. */
export interface OperationRecord {
  /** The operation's name; null without one, or when the document could not be parsed. */
  name: string | null;
  type: string | null;
  hasToken: boolean;
  calls: CallReport[];
  /** Deprecated fields and arguments of its document. */
  deprecated: string[];
  /** `extensions.code` of each error in the response. */
  errors: string[];
}

export function newOperation(hasToken: boolean): OperationRecord {
  return { name: null, type: null, hasToken, calls: [], deprecated: [], errors: [] };
}

/** The caller's role, derived from a successful call below that role's path. */
export function roleOf({ hasToken, calls }: OperationRecord): string {
  for (const { call, status } of calls) {
    const area = /^\w+ \/api\/(admin|mentor|student|educator)\//.exec(call)?.[1];
    if (area !== undefined && typeof status === 'number' && status < 300) return area;
  }
  return hasToken ? 'unknown' : 'anonymous';
}
