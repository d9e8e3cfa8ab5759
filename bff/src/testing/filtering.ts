import type { studentRecord } from './records.ts';
import { Answer } from './upstream.ts';

type Listed = ReturnType<typeof studentRecord>;

/** Fields for the optional parameters of a list. */
interface Filtering {
  /** Percentage by person id; without it the backend has no filter by band. */
  percents?: Record<string, number>;
}

const bands: Record<string, [number, number]> = {
  high: [80, 100],
  medium: [40, 79],
  low: [1, 39],
  'not-started': [0, 0],
};

const collator = new Intl.Collator('und');

/**
 * A list of students with search, filters, sort and pages as in our api, with `Applied-Parameters`.
 */
export function filtering(records: Listed[], { percents }: Filtering = {}) {
  return (query: URLSearchParams): unknown => {
    if (query.size === 0) return records;
    const is = (key: string, value: unknown) => !query.has(key) || query.get(key) === value;
    const [low, high] = bands[(percents && query.get('band')) ?? ''] ?? [0, 100];
    const search = query.get('search')?.toLowerCase() ?? '';
    const found = records.filter(
      ({ id, name, email, school, status, assignedClub, assignedMentor }) =>
        [name, email, school].some((text) => text.toLowerCase().includes(search)) &&
        is('status', status) &&
        is('clubId', assignedClub.id) &&
        is('mentorId', assignedMentor.id) &&
        (percents?.[id] ?? 0) >= low &&
        (percents?.[id] ?? 0) <= high,
    );
    const sort = query.get('sort') ?? '';
    const sign = sort.startsWith('-') ? -1 : 1;
    const by = sort.replace('-', '') as 'name' | 'email' | 'class' | 'status' | 'createdAt' | '';
    const key = (record: Listed) =>
      by === 'class' ? record.class.padStart(4, '0') : by === '' ? '' : record[by].toLowerCase();
    const order = (a: Listed, b: Listed) => {
      const [one, other] = [key(a), key(b)];
      const isLess = one === other ? a.id < b.id : one < other;
      const names = by === 'name' ? collator.compare(a.name, b.name) : 0;
      return sign * (names || (isLess ? -1 : 1));
    };
    const sorted = by === '' ? found : found.toSorted(order);
    const limit = Number(query.get('limit') ?? 10);
    const start = (Number(query.get('page') ?? 1) - 1) * limit;
    return new Answer(200, sorted.slice(start, start + limit), {
      headers: {
        'x-total-count': String(found.length),
        'applied-parameters': [...query.keys()].filter((key) => key !== 'band' || percents).join(),
      },
    });
  };
}
