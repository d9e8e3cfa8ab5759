import { expect, test } from 'vitest';
import { documentOf } from '../../web/build/html.mjs';
import { sitemapOf } from '../../web/build/sitemap.mjs';

const template =
  '<head><title>x</title><!--head--><script type="module" src="/entry.js"></script>' +
  '<link rel="stylesheet" href="/old.css"></head><div id="root"><!--page--></div>';
const page = {
  path: '/login',
  title: 'Login · Waymark',
  description: 'Log in & go on.',
  listed: true,
  styles: '/login.css',
  scripts: ['/entry.js', '/react.js'],
  start: '/start.js',
  known: ['css-global a1', 'css b1 b2'],
  forVisitors: true,
  html: '<h1>Login</h1>',
};

test('a page made ahead holds its markup, and leaves the scripts to a small one', () => {
  const html = documentOf(template, page, '');
  expect(html).toContain('<title>Login · Waymark</title>');
  expect(html).toContain('<div id="root" data-visitors><h1>Login</h1></div>');
  expect(html).toContain('<meta name="scripts" content="/entry.js /react.js" />');
  expect(html).toContain('<script type="module" src="/start.js">');
  expect(html).toContain('<style data-emotion="css-global a1"></style>');
  expect(html).toContain('<style data-emotion="css b1 b2"></style>');
  expect(html).toContain('<link rel="stylesheet" href="/login.css" />');
  expect(html).not.toContain('modulepreload');
});

test('a page that the browser makes fetches its scripts at once', () => {
  const html = documentOf(template, { ...page, html: '', start: null, forVisitors: false }, '');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/react.js" />');
  expect(html).toContain('<script type="module" src="/entry.js">');
  expect(html).toContain('<div id="root"></div>');
});

test('addresses are named only where the site’s own is known', () => {
  expect(documentOf(template, page, '')).not.toMatch(/canonical|og:url|og:image/);
  const html = documentOf(template, page, 'https://waymark.example');
  expect(html).toContain('<link rel="canonical" href="https://waymark.example/login" />');
  expect(html).toContain('<meta property="og:url" content="https://waymark.example/login" />');
  expect(html).toContain(
    '<meta property="og:image" content="https://waymark.example/share.png" />',
  );
  expect(html).toContain('<meta name="description" content="Log in &amp; go on." />');
});

test('a page that is not to be found says so', () => {
  expect(documentOf(template, page, '')).not.toContain('noindex');
  expect(documentOf(template, { ...page, listed: false }, '')).toContain('content="noindex"');
  expect(documentOf(template, { ...page, listed: false, description: null }, '')).toContain(
    'content="noindex"',
  );
});

test('the map lists whole addresses', () => {
  expect(sitemapOf(['/', '/login'], 'https://waymark.example')).toContain(
    '<url><loc>https://waymark.example/login</loc></url>',
  );
});
