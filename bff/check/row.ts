import type { Role } from '../src/domain/account.ts';
import type { GraphqlAnswer } from './ask.ts';
import { leavesBelow, valuesAt } from './fields.ts';
import type { Exchange } from './recordingTransport.ts';
import { lossesOf } from './losses.ts';
import { shapeOf, type Shape } from './shape.ts';

/**
 * `incomplete`: some fields are missing or unreadable. `missing`: the backend does not have the
 * call. `skipped`: not made, for example because there is no record to ask for.
 */
export type Result =
  'ok' | 'incomplete' | 'unreadable' | 'missing' | 'refused' | 'failed' | 'skipped';

/** The verdict on one documented call. */
export interface Row {
  call: string;
  /** Account that made the call; null for a call without a session. */
  role: Role | null;
  isRequired: boolean;
  result: Result;
  /** HTTP status, or why there was no response; null when the call was not made. */
  status: number | string | null;
  milliseconds: number | null;
  shape: Shape | null;
  /** Fields that no record has. */
  missing: string[];
  /** Path of each field that the bff cannot read, in the response. */
  unreadable: string[];
  /** Features that the product loses because of that. */
  loses: string[];
  /** Why a call was skipped or failed. */
  note: string | null;
}

/** A call and the operation that made it. */
export interface CheckedCall {
  call: string;
  role: Role | null;
  operation: string;
  /** Path in the data to the result of the call. */
  at: string;
  loss: string;
  isRequired?: boolean;
  /** The response of a write needs no record, but may be a refusal. */
  isWrite?: boolean;
}

const empty = { status: null, milliseconds: null, shape: null, missing: [], unreadable: [] };

/** A call that was not made. */
export function skipped({ call, role, isRequired = true }: CheckedCall, note: string): Row {
  return { ...empty, call, role, isRequired, result: 'skipped', loses: [], note };
}

/** Judges a call by the bff's own answer to the operation. */
export function judge(
  checked: CheckedCall,
  { data, errors = [] }: GraphqlAnswer,
  made: Exchange[],
): Row {
  const { call, role, operation, at, loss, isRequired = true, isWrite = false } = checked;
  const exchanges = made.filter((one) => one.call === call);
  // A backend may refuse parameters, or have several pages: the answer is that of the last success.
  const answered = exchanges.filter(isSuccess);
  const exchange = answered.at(-1) ?? exchanges.at(-1);
  if (exchange === undefined) {
    return skipped(checked, errors[0]?.message ?? 'There is no record to ask for.');
  }
  const { status, milliseconds, body, redirectsTo } = exchange;
  const own = errors.filter(({ extensions }) => extensions.call === call);
  const values = valuesAt(data, at.split('.')).filter((value) => value !== null);
  const unreadable = own.flatMap(({ extensions: { field } }) => field ?? []);
  const missing =
    isWrite || values.length === 0 || answered.length === 0
      ? []
      : leavesBelow(operation, at).filter(
          (path) =>
            isNull(values, path.split('.')) && !answered.some(({ body }) => hasKey(body, path)),
        );
  const failure = own.find(({ extensions }) => extensions.field === undefined);
  const [refusal] = valuesAt(data, [...at.split('.'), 'userErrors', 'message']);
  const code = failure?.extensions.code ?? (refusal === undefined ? undefined : 'REFUSED');
  const result = resultOf(status, code, unreadable, missing, values.length);
  const isUsable = result === 'ok' || result === 'incomplete';
  return {
    call,
    role,
    isRequired,
    result,
    status,
    milliseconds: Math.round(milliseconds),
    shape: body === undefined || !isUsable ? null : shapeOf(exchange),
    missing,
    unreadable: [...new Set(unreadable.map((field) => field.replace(/^\[\d+\]\./, '')))],
    loses: isUsable ? lossesOf([...missing, ...unreadable]) : [loss],
    note:
      redirectsTo === null
        ? (failure?.message ?? (typeof refusal === 'string' ? refusal : null))
        : `The address redirects to ${redirectsTo}, which the bff does not follow: check that one.`,
  };
}

/** Keys of the REST calls for fields that have another name in the schema. */
const keys: Record<string, string> = {
  club: 'assignedClub',
  mentor: 'assignedMentor',
  clubName: 'club',
  mentorName: 'mentor',
};

const isSuccess = ({ status }: Exchange) =>
  typeof status === 'number' && status >= 200 && status < 300;

/** Whether the response has a key for a field, or for an empty one around it. */
function hasKey(body: unknown, path: string): boolean {
  const parts = path.split('.');
  const text = JSON.stringify(body ?? null);
  const has = (part: string, value: string) => text.includes(`"${keys[part] ?? part}":${value}`);
  const isEmpty = parts.some((part) => has(part, 'null') || has(part, '[]'));
  const [first = ''] = parts;
  return isEmpty || has(first in keys ? first : (parts.at(-1) ?? first), '');
}

const isNull = (values: unknown[], path: string[]) =>
  values.every((value) => valuesAt(value, path).every((one) => one === null || one === ''));

function resultOf(
  status: number | string,
  code: string | undefined,
  unreadable: string[],
  missing: string[],
  values: number,
): Result {
  if (typeof status === 'number' && [404, 405, 501].includes(status)) return 'missing';
  if (code === 'NOT_SUPPORTED') return 'missing';
  if (code === 'UPSTREAM_INVALID' || (unreadable.length > 0 && values === 0)) return 'unreadable';
  if (code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT') return 'failed';
  if (code !== undefined) return 'refused';
  return unreadable.length > 0 || missing.length > 0 ? 'incomplete' : 'ok';
}
