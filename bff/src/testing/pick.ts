/** Chooses one of several shapes of the same thing; the first is the clean one. */
export type Pick = <T>(...shapes: T[]) => T;

export const clean: Pick = (first) => first;

/** Chooses by these numbers, one after the other, over and over; zeros choose the clean shapes. */
export function pickBy(choices: readonly number[]): Pick {
  let made = 0;
  return (...shapes) => {
    const shape = shapes[(choices[made++ % choices.length] ?? 0) % shapes.length];
    // There always is one: a pick without shapes would be a mistake in the test.
    return shape as (typeof shapes)[number];
  };
}

type Fields = Record<string, unknown>;

/** A record in one of its shapes: its id as `_id` or `id`, nulls left out, fields nobody asked for. */
export function record(pick: Pick, id: string | null, fields: Fields): Fields {
  const told = Object.entries(fields).filter(
    ([, value]) => value !== undefined && (value !== null || pick(true, false)),
  );
  return {
    ...(id !== null && ids(pick, id)),
    ...Object.fromEntries(told),
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
  );
}

/** A list, bare or wrapped. */
export function list(pick: Pick, name: string, rows: unknown[]): unknown {
  return pick<unknown>(
    rows,
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

/** A number, or the same as text. */
export function numeric(pick: Pick, value: number | null): unknown {
  return value === null ? null : pick<unknown>(value, String(value), `${value}.0`);
}

/** A moment in the spellings that backends have for it. */
export function moment(pick: Pick, at: Date | null): unknown {
  return (
    at && pick<unknown>(at.toISOString(), at.getTime(), at.toISOString().replace('Z', '+00:00'))
  );
}

/** A word in any case, its parts held together in any way. */
export function word(pick: Pick, value: string): string {
  const joined = pick(value, value.replaceAll(' ', '_'), value.replaceAll(' ', '-'));
  return pick(
    joined,
    joined.toUpperCase(),
    joined.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  );
}
