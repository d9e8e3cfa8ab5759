import type { CallReport } from './backend/port.ts';

/** What is written down about one operation: never variables, tokens or what was answered. */
export interface OperationRecord {
  /** As the client calls it; null without a name, or when the document could not be read. */
  name: string | null;
  type: string | null;
  hasToken: boolean;
  calls: CallReport[];
  /** `extensions.code` of each error of the answer. */
  errors: string[];
}

export function newOperation(hasToken: boolean): OperationRecord {
  return { name: null, type: null, hasToken, calls: [], errors: [] };
}

/** The caller's role, as far as an answered call of a role's own area shows it. */
export function roleOf({ hasToken, calls }: OperationRecord): string {
  for (const { call, status } of calls) {
    const area = /^\w+ \/api\/(admin|mentor|student|educator)\//.exec(call)?.[1];
    if (area !== undefined && typeof status === 'number' && status < 300) return area;
  }
  return hasToken ? 'unknown' : 'anonymous';
}
