import { beforeEach, describe, expect, it, vi } from 'vitest';
import script from './service-worker.js?raw';

const RELEASE = 'r1';
const FILES = [
  { url: '/assets/main-1.js', revision: null, integrity: 'sha256-main' },
  { url: '/assets/mentor-1.css', revision: null, integrity: 'sha256-styles' },
  { url: '/mentor.html', revision: RELEASE },
];
const META = `<meta name="release" content="${RELEASE}" />`;
const STYLES = '<link rel="stylesheet" href="/assets/mentor-1.css">';
const SCRIPT = '<script type="module" fetchpriority="low" src="/assets/main-1.js"></script>';
const DOCUMENT = `<!doctype html><head>${META}${STYLES}<style data-emotion="css"></style>${SCRIPT}</head>`;

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
  request: { method: string; url: string; mode: string };
  respondWith: (response: Promise<Response>) => void;
}

let answer: (url: string) => Promise<Response>;
let stored: Map<string, Response>;
let match: (path: string) => Promise<Response | undefined>;
let requests: { url: string; integrity?: string }[];
let listeners: Map<string, (event: WorkerEvent) => void>;

beforeEach(() => {
  answer = (url) => Promise.resolve(new Response(url.endsWith('.html') ? DOCUMENT : 'code'));
  stored = new Map();
  match = (path) => Promise.resolve(stored.get(path));
  requests = [];
  listeners = new Map();
  const send = (request: { url: string; integrity?: string }) => {
    requests.push(request);
    return answer(request.url);
  };
  const cache = {
    put: (url: string, response: Response) => stored.set(url, response),
    addAll: (all: { url: string }[]) =>
      Promise.all(all.map(async (one) => stored.set(one.url, await send(one)))),
  };
  const globals = {
    self: {
      __WB_MANIFEST: FILES,
      addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
        listeners.set(type, listener),
    },
    caches: { open: () => Promise.resolve(cache), match: (path: string) => match(path) },
    location: { origin: 'https://waymark.test' },
    fetch: send,
    Request: function request(url: string, init: object) {
      return { url, ...init };
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker is no module
  Reflect.apply(new Function(...Object.keys(globals), script), undefined, Object.values(globals));
});

function install(): Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (installing: Promise<unknown>) => {
    work = installing;
  };
  listeners.get('install')?.({ waitUntil } as WorkerEvent);
  return work;
}

/** The answer to a request of a page; undefined if the worker leaves it to the browser. */
function respond(path: string, mode = 'navigate'): Promise<Response> | undefined {
  let response: Promise<Response> | undefined;
  const request = { method: 'GET', url: `https://waymark.test${path}`, mode };
  const respondWith = (given: Promise<Response>) => {
    response = given;
  };
  listeners.get('fetch')?.({ request, respondWith } as WorkerEvent);
  return response;
}

const withDocument = (html: string, init?: ResponseInit) => (url: string) =>
  Promise.resolve(url.endsWith('.html') ? new Response(html, init) : new Response('code'));

describe('the installation', () => {
  it('stores the files with their checksums, and the documents', async () => {
    await install();
    expect([...stored.keys()].sort()).toEqual(FILES.map(({ url }) => url).sort());
    expect(requests.map(({ integrity }) => integrity)).toEqual([
      'sha256-main',
      'sha256-styles',
      undefined,
    ]);
    expect(requests[2]).toMatchObject({ cache: 'no-cache', redirect: 'error' });
    expect(await stored.get('/mentor.html')?.text()).toBe(DOCUMENT);
  });

  it.each([
    ['a comment before it', `<!-- Checked by the filter -->${DOCUMENT}`],
    ['a comment after it', `${DOCUMENT}<!-- <b>safe</b> -->`],
    ['a tag and other spaces', DOCUMENT.replace('<head>', '<head>\n <meta name="filter">')],
  ])('stores a document to which a filter has added %s', async (_what, html) => {
    answer = withDocument(html);
    await install();
    expect(await stored.get('/mentor.html')?.text()).toBe(html);
  });

  it.each([
    ['another release', DOCUMENT.replace(RELEASE, 'r2')],
    ['no release', DOCUMENT.replace(META, '')],
    ['the login page of a network', '<h1>Log in</h1>'],
    ['a script of another site', `${DOCUMENT}<script src="https://ads.example/a.js"></script>`],
    ['a script without quotes', `${DOCUMENT}<SCRIPT async src=//ads.example/a.js></SCRIPT>`],
    ['a script of another release', DOCUMENT.replace('main-1', 'main-2')],
    ['an inline script', `${DOCUMENT}<script>track()</script>`],
    ['an inline style', `${DOCUMENT}<style>body{display:none}</style>`],
    [
      'styles of another site',
      `${DOCUMENT}<link href="https://ads.example/a.css" rel="stylesheet">`,
    ],
  ])('is refused by a document with %s', async (_what, html) => {
    answer = withDocument(html);
    await expect(install()).rejects.toThrow('/mentor.html');
    expect(stored.has('/mentor.html')).toBe(false);
  });

  it('is refused by an error with the document', async () => {
    answer = withDocument(DOCUMENT, { status: 500 });
    await expect(install()).rejects.toThrow('/mentor.html');
  });
});

describe('a page', () => {
  const kept = () => stored.set('/mentor.html', new Response('kept'));
  const textOf = async (path = '/mentor') => (await respond(path))?.text();

  it.each([502, 503, 504, 520, 523, 527, 530])('is the stored one after a %i', async (status) => {
    kept();
    answer = () => Promise.resolve(new Response('away', { status }));
    expect(await textOf()).toBe('kept');
  });

  // The login of a network must be reachable.
  it.each([200, 401, 403, 407, 500, 511, 519, 528])('is the answer with a %i', async (status) => {
    kept();
    answer = () => Promise.resolve(new Response('answer', { status }));
    expect(await textOf()).toBe('answer');
  });

  it('is the stored one without a network, and after three seconds', async () => {
    kept();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await textOf()).toBe('kept');
    vi.useFakeTimers();
    kept();
    answer = () => new Promise(() => undefined);
    const text = textOf();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await text).toBe('kept');
  });

  it.each([
    ['that was not stored', () => Promise.resolve(undefined)],
    ['in a browser whose cache fails', () => Promise.reject(new Error('blocked'))],
    ['in a browser whose cache never answers', () => new Promise<undefined>(() => undefined)],
  ])('%s is that of the server', async (_what, matching) => {
    match = matching;
    answer = () => Promise.resolve(new Response('answer'));
    expect(await textOf()).toBe('answer');
    vi.useFakeTimers();
    const file = respond('/assets/main-1.js', 'cors');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await (await file)?.text()).toBe('answer');
  });

  it('of another path, and a request for data, are left to the browser', () => {
    expect([respond('/'), respond('/graphql', 'cors'), respond('/events', 'cors')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
