import { expect, test } from 'vitest';
import { documentOf } from '../../web/build/documentOf.mjs';
import { sitemapOf } from '../../web/build/sitemap.mjs';

const template =
  '<html lang="en-IN"><head><title>x</title><script src="/color-mode.js"></script>' +
  '<link rel="manifest" href="/manifest.webmanifest" /><!--head--><script type="module" src="/entry.js"></script>' +
  '<link rel="stylesheet" href="/old.css"></head><div id="root"><!--page--></div>';
const page = {
  path: '/login',
  lang: 'en-IN',
  alternates: {},
  noScript: 'Turn on JavaScript.',
  release: '0123abcd',
  title: 'Login · Waymark',
  description: 'Log in & go on.',
  listed: true,
  isWhole: true,
  styles: '/login.css',
  languageStyles: [],
  appManifest: '/manifest.webmanifest',
  fonts: ['/text.woff2'],
  scripts: ['/login.js'],
  knownStyles: ['css-global a1', 'css b1 b2'],
  html: '<h1>Login</h1>',
};

test('a document has its markup, its style sheet, the names of its rules and its scripts', () => {
  const html = documentOf(template, page, '');
  expect(html).toContain('<title>Login · Waymark</title>');
  expect(html).toContain('<meta name="release" content="0123abcd" />');
  expect(html).toContain('<div id="root" data-prerendered><h1>Login</h1></div>');
  expect(html).toContain('<link rel="preload" href="/text.woff2" as="font"');
  expect(html).toContain('<script type="module" fetchpriority="low" src="/entry.js">');
  expect(html).toContain('<style data-emotion="css-global a1"></style>');
  expect(html).toContain('<style data-emotion="css b1 b2"></style>');
  expect(html).toContain('<link rel="stylesheet" href="/login.css">');
});

test('a skeleton is not marked as prerendered and loads all scripts of its page at once', () => {
  const preload = '<link rel="modulepreload" fetchpriority="low" crossorigin href="/login.js">';
  expect(documentOf(template, page, '')).not.toContain(preload);
  const html = documentOf(template, { ...page, isWhole: false }, '');
  expect(html).toContain(preload);
  expect(html).toContain('<div id="root"><h1>Login</h1></div>');
});

test('first queries are sent by a script before the others', () => {
  const requests = [{ body: '{"operationName":"Me"}', headers: {} }];
  const firstQueries = { script: '/first-queries.js', role: 'MENTOR', requests };
  const html = documentOf(template, { ...page, firstQueries }, '');
  expect(html).toContain('<script src="/first-queries.js" data-role="MENTOR" data-requests="[{');
  expect(html.indexOf('/first-queries.js')).toBeLessThan(html.indexOf('/entry.js'));
  expect(documentOf(template, page, '')).not.toContain('data-requests');
});

test('absolute addresses need the origin of the site', () => {
  expect(documentOf(template, page, '')).not.toMatch(/canonical|og:url|og:image/);
  const html = documentOf(template, page, 'https://waymark.example');
  expect(html).toContain('<link rel="canonical" href="https://waymark.example/login" />');
  expect(html).toContain('<meta property="og:url" content="https://waymark.example/login" />');
  expect(html).toContain(
    '<meta property="og:image" content="https://waymark.example/share.png" />',
  );
  expect(html).toContain('<meta name="description" content="Log in &amp; go on." />');
});

test('a document in Hindi has its style sheet and its manifest', () => {
  const html = documentOf(
    template,
    {
      ...page,
      lang: 'hi-IN',
      languageStyles: ['/devanagari.css'],
      appManifest: '/hi/manifest.webmanifest',
    },
    '',
  );
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/devanagari.css">');
  expect(html).toContain('<link rel="stylesheet" href="/login.css">');
  expect(html).toContain('<link rel="manifest" href="/hi/manifest.webmanifest" />');
});

test('an English document tells the first script where its other languages are', () => {
  const alternates = { en: '/login', hi: '/hi/login', mr: '/mr/login', 'x-default': '/login' };
  const scriptOf = (more) =>
    /<script src="[^>]+>/.exec(documentOf(template, { ...page, ...more }, ''))?.[0];
  expect(scriptOf({ alternates })).toBe(
    '<script src="/color-mode.js" data-hi="/hi/login" data-mr="/mr/login">',
  );
  expect(scriptOf({ alternates, path: '/hi/login' })).toBe('<script src="/color-mode.js">');
  expect(scriptOf({})).toBe('<script src="/color-mode.js">');
});

test('a document names its language and the other languages of the page', () => {
  const alternates = { en: '/login', hi: '/hi/login', 'x-default': '/login' };
  const hindi = { ...page, path: '/hi/login', lang: 'hi-IN', alternates };
  const html = documentOf(template, hindi, 'https://waymark.example');
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain('<meta property="og:locale" content="hi_IN" />');
  expect(html).toContain('<link rel="canonical" href="https://waymark.example/hi/login" />');
  for (const [hreflang, path] of Object.entries(alternates)) {
    const link = `<link rel="alternate" hreflang="${hreflang}" href="https://waymark.example${path}" />`;
    expect(html).toContain(link);
    expect(
      documentOf(template, { ...hindi, listed: false }, 'https://waymark.example'),
    ).not.toContain(link);
  }
});

test('a document has a sentence for browsers without JavaScript in its language', () => {
  expect(documentOf(`${template}<noscript><!--noscript--></noscript>`, page, '')).toContain(
    '<noscript>Turn on JavaScript.</noscript>',
  );
});

test('an unlisted page has a noindex meta tag', () => {
  expect(documentOf(template, page, '')).not.toContain('noindex');
  expect(documentOf(template, { ...page, listed: false }, '')).toContain('content="noindex"');
  expect(documentOf(template, { ...page, listed: false, description: null }, '')).toContain(
    'content="noindex"',
  );
});

test('the sitemap lists absolute addresses', () => {
  expect(sitemapOf(['/', '/login'], 'https://waymark.example')).toContain(
    '<url><loc>https://waymark.example/login</loc></url>',
  );
});
