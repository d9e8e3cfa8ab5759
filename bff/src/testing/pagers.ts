import { Answer, type Answers } from './upstream.ts';
import { filtering } from './filtering.ts';

type Records = Parameters<typeof filtering>[0];

/** One page as a backend of some kind makes it. */
interface Page {
  rows: unknown[];
  /** How many match in all. */
  total: number;
  /** How many there are, be they asked for or not. */
  all: number;
  number: number;
  pages: number;
}

interface Pager {
  /** Parameters that it overlooks. */
  overlooks?: string[];
  /** Rows it gives at most; also when it is not asked for pages. */
  cap?: number;
  /** Rows it gives when it is not asked for pages; all where absent. */
  unasked?: number;
  /** Refuses any parameter beside `page`. */
  isStrict?: boolean;
  /** Counts pages from 0. */
  isFromZero?: boolean;
  /** Gives the last page for any beyond, or refuses it. */
  beyond?: 'last' | 'refused';
  /** Knows statuses in capitals only. */
  isShouting?: boolean;
  answer: (page: Page) => unknown;
}

/** Counts as documented. */
const documented = ({ rows, total }: Page): Answer =>
  new Answer(200, rows, { headers: { 'x-total-count': `${total}` } });
/** Counts in a way of its own, as the others below do. */
const bare = ({ rows, total }: Page): Answer =>
  new Answer(200, rows, { headers: { 'x-total': `${total}` } });
const next = ({ number, pages }: Page): string | null =>
  number < pages ? `http://other.test/?page=${number + 1}` : null;

/** How backends page, each in its own way, or not as they say. */
const pagers: Record<string, Pager> = {
  'that pages as it is asked': { answer: bare },
  'that pages and counts as documented': { answer: documented },
  'that knows no parameter': {
    overlooks: ['page', 'limit', 'sort', 'search', 'status', 'clubId', 'ids'],
    answer: ({ rows }) => rows,
  },
  'that counts, but knows no parameter': {
    overlooks: ['page', 'limit', 'sort', 'search', 'status', 'clubId', 'ids'],
    answer: documented,
  },
  'that gives no more than seven': { cap: 7, answer: bare },
  'that overlooks the page': { overlooks: ['page'], answer: bare },
  'that counts rows, not pages': { overlooks: ['page'], cap: 7, answer: bare },
  'that counts only what is on the page': {
    answer: ({ rows }) => new Answer(200, rows, { headers: { 'x-total-count': `${rows.length}` } }),
  },
  'that counts nothing': { answer: ({ rows }) => rows },
  'that overlooks the order': { overlooks: ['sort'], answer: documented },
  'that overlooks the filters': { overlooks: ['search', 'status', 'clubId'], answer: bare },
  'that knows pages only': {
    overlooks: ['limit', 'sort', 'search', 'status', 'clubId', 'ids'],
    cap: 7,
    answer: (page) => ({ count: page.total, next: next(page), results: page.rows }),
  },
  'that refuses what it does not know': {
    isStrict: true,
    cap: 7,
    answer: ({ rows, total }) => ({ data: rows, total }),
  },
  'that tells the total beside the items': {
    cap: 7,
    answer: ({ rows, total }) => ({ items: rows, totalCount: total }),
  },
  'that tells the total in words': {
    cap: 7,
    answer: ({ rows, total }) => ({ data: { students: rows, total: `${total}` } }),
  },
  'that tells it with the data about the data': {
    cap: 7,
    answer: (page) => ({
      data: page.rows,
      meta: { total: page.total },
      links: { next: next(page) },
    }),
  },
  'that tells it with the pages': {
    cap: 7,
    answer: ({ rows, total }) => ({ students: rows, pagination: { total } }),
  },
  'that counts pages from 0': {
    cap: 7,
    isFromZero: true,
    overlooks: ['limit', 'offset'],
    answer: ({ rows, total }) => ({ content: rows, totalElements: total }),
  },
  'that counts pages of any size from 0': { isFromZero: true, answer: bare },
  'that has ten where nobody asks for more': { unasked: 10, answer: ({ rows }) => rows },
  'that counts everybody, whatever it filters': {
    answer: ({ rows, all }) => new Answer(200, rows, { headers: { 'x-total': `${all}` } }),
  },
  'that gives its last page again': { cap: 10, beyond: 'last', answer: documented },
  'that has no page beyond the last': { cap: 10, beyond: 'refused', answer: documented },
  'that compares words with case': { isShouting: true, answer: documented },
  'that counts the page and tells of the next': {
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
  'that tells the range of its rows': {
    cap: 7,
    answer: ({ rows, total }) =>
      new Answer(206, rows, { headers: { 'content-range': `items 0-${rows.length}/${total}` } }),
  },
  'that says in words whether there is more': {
    cap: 7,
    answer: ({ rows, number, pages }) => ({
      data: rows,
      hasMore: String(number < pages),
      links: { next: number < pages ? { page: number + 1 } : { href: null } },
    }),
  },
  'that wraps its pages as libraries do': {
    cap: 7,
    answer: ({ rows, total, number, pages }) => ({
      students: { docs: rows, totalDocs: total, hasNextPage: number < pages },
    }),
  },
  'that only counts its pages': {
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
  const { overlooks = [], cap, unasked, isStrict = false, isFromZero = false, answer } = pager;
  return (asked: URLSearchParams): unknown => {
    const query = new URLSearchParams(asked);
    if (isStrict && [...query.keys()].some((key) => key !== 'page')) {
      return new Answer(400, { message: 'Unknown parameter' });
    }
    for (const key of overlooks) query.delete(key);
    const most = cap ?? Infinity;
    const limit = Math.min(Number(query.get('limit') ?? most), most);
    const isPaged = limit !== Infinity || query.has('page');
    const size = limit === Infinity ? (isPaged ? 10 : (unasked ?? students.length)) : limit;
    const first =
      query.has('offset') && overlooks.includes('page') ? Number(query.get('offset')) / size : 0;
    const number =
      Math.floor(first) + Number(query.get('page') ?? (isFromZero ? 0 : 1)) + (isFromZero ? 1 : 0);
    query.set('limit', String(size));
    if (pager.isShouting && query.has('status')) {
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
