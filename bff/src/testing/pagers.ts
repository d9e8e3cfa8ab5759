import { Answer, type Answers } from './upstream.ts';
import { filtering } from './filtering.ts';

type Records = Parameters<typeof filtering>[0];

/** A requested page. */
interface Page {
  rows: unknown[];
  /** Number of matching rows. */
  total: number;
  /** Number of all rows. */
  all: number;
  number: number;
  pages: number;
}

interface Pager {
  /** Parameters that the backend ignores. */
  ignores?: string[];
  /** Maximum page size; also applies without paging parameters. */
  cap?: number;
  /** Refuses any parameter except `page`. */
  isStrict?: boolean;
  /** Page numbers start at 0. */
  isFromZero?: boolean;
  /** Answers a page beyond the end with the last page, or refuses it. */
  beyond?: 'last' | 'refused';
  /** Accepts upper-case statuses only. */
  isUpperCase?: boolean;
  answer: (page: Page) => unknown;
}

/** With the documented total. */
const documented = ({ rows, total }: Page): Answer =>
  new Answer(200, rows, { headers: { 'x-total-count': `${total}` } });
/** Without a total. */
const bare = ({ rows, total }: Page): Answer =>
  new Answer(200, rows, { headers: { 'x-total': `${total}` } });
const next = ({ number, pages }: Page): string | null =>
  number < pages ? `http://other.test/?page=${number + 1}` : null;

/** Backends by their kind of paging. */
const pagers: Record<string, Pager> = {
  'that supports all parameters': { answer: bare },
  'that supports all parameters, with the documented total': { answer: documented },
  'that ignores all parameters': {
    ignores: ['page', 'limit', 'sort', 'search', 'status', 'clubId', 'ids'],
    answer: ({ rows }) => rows,
  },
  'that ignores all parameters, with the documented total': {
    ignores: ['page', 'limit', 'sort', 'search', 'status', 'clubId', 'ids'],
    answer: documented,
  },
  'with a page size of at most seven': { cap: 7, answer: bare },
  'that ignores the page': { ignores: ['page'], answer: bare },
  'with row offsets instead of pages': { ignores: ['page'], cap: 7, answer: bare },
  'whose total is that of the page': {
    answer: ({ rows }) => new Answer(200, rows, { headers: { 'x-total-count': `${rows.length}` } }),
  },
  'without a total': { answer: ({ rows }) => rows },
  'that ignores the order': { ignores: ['sort'], answer: documented },
  'that ignores the filters': { ignores: ['search', 'status', 'clubId'], answer: bare },
  'that supports only `page`': {
    ignores: ['limit', 'sort', 'search', 'status', 'clubId', 'ids'],
    cap: 7,
    answer: (page) => ({ count: page.total, next: next(page), results: page.rows }),
  },
  'that refuses unknown parameters': {
    isStrict: true,
    cap: 7,
    answer: ({ rows, total }) => ({ data: rows, total }),
  },
  'with the total beside the items': {
    cap: 7,
    answer: ({ rows, total }) => ({ items: rows, totalCount: total }),
  },
  'with the total as text': {
    cap: 7,
    answer: ({ rows, total }) => ({ data: { students: rows, total: `${total}` } }),
  },
  'with the total in `meta`': {
    cap: 7,
    answer: (page) => ({
      data: page.rows,
      meta: { total: page.total },
      links: { next: next(page) },
    }),
  },
  'with the total in `pagination`': {
    cap: 7,
    answer: ({ rows, total }) => ({ students: rows, pagination: { total } }),
  },
  'that numbers pages from 0': {
    cap: 7,
    isFromZero: true,
    ignores: ['limit', 'offset'],
    answer: ({ rows, total }) => ({ content: rows, totalElements: total }),
  },
  'that numbers pages of any size from 0': { isFromZero: true, answer: bare },
  'whose total ignores filters': {
    answer: ({ rows, all }) => new Answer(200, rows, { headers: { 'x-total': `${all}` } }),
  },
  'that repeats its last page': { cap: 10, beyond: 'last', answer: documented },
  'that refuses pages beyond the last': { cap: 10, beyond: 'refused', answer: documented },
  'with case-sensitive filters': { isUpperCase: true, answer: documented },
  'whose count is that of the page, with a next link': {
    cap: 7,
    answer: (page) => ({
      count: page.rows.length,
      pagination: { next: next(page) },
      data: page.rows,
    }),
  },
  'that links to the next page': {
    cap: 7,
    answer: (page) => {
      const url = next(page);
      return new Answer(200, page.rows, { headers: url ? { link: `<${url}>; rel="next"` } : {} });
    },
  },
  'with the range of its rows in a header': {
    cap: 7,
    answer: ({ rows, total }) =>
      new Answer(206, rows, { headers: { 'content-range': `items 0-${rows.length}/${total}` } }),
  },
  'with `hasMore` as text': {
    cap: 7,
    answer: ({ rows, number, pages }) => ({
      data: rows,
      hasMore: String(number < pages),
      links: { next: number < pages ? { page: number + 1 } : { href: null } },
    }),
  },
  'with pages like those of mongoose-paginate': {
    cap: 7,
    answer: ({ rows, total, number, pages }) => ({
      students: { docs: rows, totalDocs: total, hasNextPage: number < pages },
    }),
  },
  'with only the number of pages': {
    cap: 7,
    answer: ({ rows, number, pages }) => ({ students: rows, page: number, pages }),
  },
};

/** The same students from each kind of backend. */
export function pagedBackends(students: Records): [kind: string, Answers][] {
  return Object.entries(pagers).map(([kind, pager]) => [
    kind,
    { 'GET /api/admin/students': paged(students, pager) },
  ]);
}

function paged(students: Records, pager: Pager) {
  const { ignores = [], cap, isStrict = false, isFromZero = false, answer } = pager;
  return (asked: URLSearchParams): unknown => {
    const query = new URLSearchParams(asked);
    if (isStrict && [...query.keys()].some((key) => key !== 'page')) {
      return new Answer(400, { message: 'Unknown parameter' });
    }
    for (const key of ignores) query.delete(key);
    const most = cap ?? Infinity;
    const limit = Math.min(Number(query.get('limit') ?? most), most);
    const isPaged = limit !== Infinity || query.has('page');
    const size = limit === Infinity ? (isPaged ? 10 : students.length) : limit;
    const first =
      query.has('offset') && ignores.includes('page') ? Number(query.get('offset')) / size : 0;
    const number =
      Math.floor(first) + Number(query.get('page') ?? (isFromZero ? 0 : 1)) + (isFromZero ? 1 : 0);
    query.set('limit', String(size));
    if (pager.isUpperCase && query.has('status')) {
      query.set('status', (query.get('status') ?? '').toUpperCase());
    }
    const pageOf = (page: number) => {
      query.set('page', String(page));
      return filtering(students)(query) as Answer;
    };
    const total = Number(pageOf(1).headers['x-total-count']);
    const pages = Math.ceil(total / size);
    if (pager.beyond === 'refused' && number > Math.max(1, pages)) {
      return new Answer(404, { message: 'No such page' });
    }
    const given = pager.beyond === 'last' ? Math.min(number, Math.max(1, pages)) : number;
    const rows = pageOf(given).body as unknown[];
    return answer({ rows, total, all: students.length, number, pages });
  };
}
