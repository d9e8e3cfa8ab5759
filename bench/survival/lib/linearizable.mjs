const ACKNOWLEDGED = 'good';
const CONFLICT = 'PRECONDITION_FAILED';

function groupBy(rows) {
  const groups = new Map();
  for (const row of rows) {
    const key = `${row.person} ${row.stage}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/**
 * Values, reads and writes of each stage of each person that no order of the acknowledged writes
 * explains. The order is that of the history, which must agree with what the clients saw.
 * @param observed
 *   - `writes`: `{person, stage, value, outcome, isBased, base, start, end}`, values are unique
 *   - `reads`: `{person, stage, value, start, end}`
 *   - `history`: `{person, stage, before, after}` in order
 * @returns a line for each
 */
export function anomaliesIn({ writes, reads, history }) {
  const [histories, readings] = [groupBy(history), groupBy(reads)];
  const anomalies = [];
  for (const [place, written] of groupBy(writes)) {
    const rows = histories.get(place) ?? [];
    anomalies.push(
      ...inOneStage(rows, written, readings.get(place) ?? []).map((text) => `${place}: ${text}`),
    );
  }
  return anomalies;
}

function inOneStage(rows, writes, reads) {
  const anomalies = [];
  // What was there before the first write has the place -1.
  const byValue = new Map(writes.map((write) => [write.value, write]));
  const first = rows.findIndex(({ after }) => byValue.has(after));
  const order = first === -1 ? [] : rows.slice(first);
  const initial = order.length > 0 ? order[0].before : (rows.at(-1)?.after ?? null);
  const placeOf = new Map([[initial, -1], ...order.map(({ after }, at) => [after, at])]);
  if (placeOf.size !== order.length + 1) anomalies.push('a save is in the history twice');

  for (const [at, { before, after }] of order.entries()) {
    const previous = at === 0 ? initial : order[at - 1].after;
    if (before !== previous)
      anomalies.push(`${after} replaced ${before}, but ${previous} was there`);
    const write = byValue.get(after);
    if (!write) anomalies.push(`${after} was never sent`);
    else if (write.outcome === CONFLICT) anomalies.push(`${after} was refused, but saved`);
    else if (write.isBased && write.base !== previous) {
      anomalies.push(`${after} was based on ${write.base}, but replaced ${previous}`);
    }
  }
  const acknowledged = writes.filter(({ outcome }) => outcome === ACKNOWLEDGED);
  for (const { value } of acknowledged) {
    if (!placeOf.has(value)) anomalies.push(`${value} was acknowledged, but is lost`);
  }
  anomalies.push(...outOfOrder(acknowledged, reads, { placeOf, byValue }));
  return anomalies;
}

/** Reads and writes that contradict the time at which others were acknowledged. */
function outOfOrder(acknowledged, reads, { placeOf, byValue }) {
  const seen = [
    ...acknowledged.map((write) => ({ ...write, what: 'was saved' })),
    ...reads.map((read) => ({ ...read, what: 'was read' })),
  ].filter(({ value }) => placeOf.has(value));
  const unknown = reads.filter(({ value }) => !placeOf.has(value));
  const future = reads.filter(({ value, end }) => byValue.get(value)?.start > end);
  const byEnd = [...seen].sort((a, b) => a.end - b.end);
  let [next, latest] = [0, { at: -1 }];
  const stale = [];
  for (const one of seen.sort((a, b) => a.start - b.start)) {
    for (; byEnd[next]?.end < one.start; next += 1) {
      const at = placeOf.get(byEnd[next].value);
      if (at > latest.at) latest = { at, value: byEnd[next].value };
    }
    if (placeOf.get(one.value) < latest.at)
      stale.push(`${one.value} ${one.what} after ${latest.value}`);
  }
  return [
    ...unknown.map(({ value }) => `${value} was read, but never saved`),
    ...future.map(({ value }) => `${value} was read before it was sent`),
    ...stale,
  ];
}
