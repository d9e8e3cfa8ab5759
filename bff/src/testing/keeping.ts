import { isRecord, type JsonRecord } from '../backend/reading/isRecord.ts';

/** A record after a write of `sent`; references are unchanged. */
export function kept(record: JsonRecord, sent: JsonRecord): JsonRecord {
  const { assignedClub = null } = record;
  const [details, given] = [record['formDetails'], sent['formDetails']];
  const answers = isRecord(details) && {
    formDetails: { ...details, ...(isRecord(given) && given), ...sent },
  };
  return { ...record, ...sent, assignedClub, ...answers };
}

/** Answers a write with the updated record, bare or in a wrapper. */
export function keeping(record: JsonRecord, wrapper?: string) {
  return (_query: URLSearchParams, sent: JsonRecord): JsonRecord => {
    const answer = kept(record, sent);
    return wrapper === undefined ? answer : { [wrapper]: answer };
  };
}
