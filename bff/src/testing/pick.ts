import { Answer } from './upstream.ts';

/** Chooses one of several shapes of a value; the first is the clean one. */
export type Pick = <T>(...shapes: T[]) => T;

export const clean: Pick = (first) => first;

/** Chooses by these numbers in turn, repeatedly; zeros choose the clean shapes. */
export function pickBy(choices: readonly number[]): Pick {
  let made = 0;
  return (...shapes) => {
    const shape = shapes[(choices[made++ % choices.length] ?? 0) % shapes.length];
    // Never undefined: every pick has a shape.
    return shape as (typeof shapes)[number];
  };
}

type Fields = Record<string, unknown>;

/** A record in one of its shapes: id as `_id` or `id`, with or without nulls and unknown fields. */
export function record(pick: Pick, id: string | null, fields: Fields): Fields {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== undefined && (value !== null || pick(true, false)),
  );
  return {
    ...(id !== null && ids(pick, id)),
    ...Object.fromEntries(given),
    ...pick<Fields>({}, { __v: 0, updatedAt: 'soon', extra: { of: ['no', 'interest'] } }),
  };
}

function ids(pick: Pick, id: string): Fields {
  const given: unknown = /^[1-9]\d{0,5}$/.test(id) ? pick<unknown>(id, Number(id)) : id;
  return pick<Fields>(
    { _id: given, id: given },
    { _id: given },
    { id: given },
    { _id: given, id: null },
    { _id: { $oid: id } },
  );
}

/** A list, bare or wrapped; an empty one also as an answer without records. */
export function list(pick: Pick, name: string, rows: unknown[]): unknown {
  const empty = [new Answer(204, ''), new Answer(404, { message: `No ${name} found` })];
  return pick<unknown>(
    rows,
    ...(rows.length === 0 ? empty : []),
    { [name]: rows },
    { data: rows },
    { success: true, data: { [name]: rows } },
    { results: rows, total: rows.length },
  );
}

/** A single record, bare or wrapped. */
export function single(pick: Pick, name: string, one: Fields): unknown {
  return pick<unknown>(
    one,
    { [name]: one },
    { data: one },
    { success: true, data: { [name]: one } },
  );
}

/** A number, or its decimal string. */
export function numeric(pick: Pick, value: number | null): unknown {
  return value === null
    ? null
    : pick<unknown>(value, String(value), value.toFixed(1), ` ${value} `);
}

/** A moment in one of its notations. */
export function moment(pick: Pick, at: Date | null): unknown {
  if (at === null) return null;
  const iso = at.toISOString();
  const seconds = at.getTime() / 1000;
  return pick<unknown>(
    iso,
    at.getTime(),
    String(at.getTime()),
    iso.replace('Z', '+00:00'),
    iso.replace('T', ' ').replace('Z', ''),
    { $date: iso },
    { seconds: Math.floor(seconds), nanoseconds: at.getUTCMilliseconds() * 1e6 },
    Number.isInteger(seconds) ? at.toUTCString() : iso,
  );
}

/** A day in one of its unambiguous notations. */
export function day(pick: Pick, date: string | null): unknown {
  if (date === null) return null;
  const moment = `${date}T00:00:00.000Z`;
  return pick<unknown>(
    date,
    moment,
    { $date: moment },
    date.replaceAll('-', '/'),
    new Date(moment).toUTCString(),
    // A midnight of the time zone of `startBff`.
    new Date(`${date}T00:00:00.000+05:30`).toISOString(),
    Date.parse(`${date}T00:00:00.000+05:30`),
  );
}

/** A null reference in one of its shapes. */
export function noReference(pick: Pick): unknown {
  return pick<unknown>(null, undefined, '', {}, []);
}

/** A word in any case, with any separator. */
export function word(pick: Pick, value: string): string {
  const joined = pick(value, value.replaceAll(' ', '_'), value.replaceAll(' ', '-'));
  return pick(
    joined,
    joined.toUpperCase(),
    joined.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  );
}
