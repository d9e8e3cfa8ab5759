const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const meta = (name, content) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name, content) => `<meta property="${name}" content="${escaped(content)}" />`;

/** Alternative text of share.png. */
const SHARED = 'The headline above a road that climbs past five waymarks towards the sun.';

/** Tags for search engines and shared links. Absolute URLs require the origin of the site. */
function metaTags({ path, lang, title, description, listed, alternates }, site) {
  const robots = listed ? [] : [meta('robots', 'noindex')];
  if (description === null) return robots;
  const tags = [
    ...robots,
    meta('description', description),
    property('og:type', 'website'),
    property('og:site_name', 'Waymark'),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', lang.replace('-', '_')),
    meta('twitter:card', 'summary_large_image'),
  ];
  if (!site) return tags;
  return [
    ...tags,
    `<link rel="canonical" href="${escaped(site + path)}" />`,
    ...(listed ? Object.entries(alternates) : []).map(
      ([hreflang, href]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escaped(site + href)}" />`,
    ),
    property('og:url', site + path),
    property('og:image', `${site}/share.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', SHARED),
  ];
}

/** Addresses of an English page in its other languages, for color-mode.js; empty for other pages. */
const otherLanguages = ({ path, alternates }) =>
  path === alternates.en
    ? Object.entries(alternates)
        .filter(([, address]) => address !== path)
        .map(([language, address]) => ` data-${language}="${escaped(address)}"`)
        .join('')
    : '';

/** Sends queries while the scripts of the page are loaded. */
function firstQueriesTags(queries) {
  if (!queries) return [];
  const { script, role, requests } = queries;
  const json = escaped(JSON.stringify(requests));
  return [`<script src="${script}" data-role="${role}" data-requests="${json}"></script>`];
}

/**
 * Returns the HTML document of a route.
 * @param template Vite's index.html, with placeholders
 * @param page path, language, title, description, noScript and release; alternates: paths of the page
 * by language; html: the markup; isWhole: whether the browser hydrates it; styles: URL of the style
 * sheet; languageStyles: URLs of those for the language; knownStyles: Emotion's names of its rules;
 * appManifest: URL of the manifest of the installed app; fonts: URLs of preloaded fonts; scripts: URLs
 * of additional scripts, preloaded unless the page is readable without them; firstQueries: role,
 * requests and script URL of `FirstQueries`, if the page has any
 * @param site origin of the site; empty if unknown
 */
export function documentOf(template, page, site) {
  const head = [
    meta('release', page.release),
    ...firstQueriesTags(page.firstQueries),
    ...metaTags(page, site),
    ...page.languageStyles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...page.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(page.isWhole ? [] : page.scripts).map(
      (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
    ),
    ...page.knownStyles.map((names) => `<style data-emotion="${names}"></style>`),
  ].join('\n    ');
  return (
    template
      // Scripts get a low priority: the document is painted before they run.
      .replace(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ')
      .replace(/<html lang="[^"]*"/, () => `<html lang="${page.lang}"`)
      .replace(/(<script src="[^"]*color-mode[^"]*")/, `$1${otherLanguages(page)}`)
      .replace('/manifest.webmanifest', page.appManifest)
      .replace('<!--noscript-->', () => escaped(page.noScript))
      .replace(/<title>.*?<\/title>/, () => `<title>${escaped(page.title)}</title>`)
      .replace(
        /<link rel="stylesheet"[^>]*>/,
        () => `<link rel="stylesheet" href="${page.styles}">`,
      )
      .replace('<!--head-->', () => head)
      .replace('<div id="root">', () => `<div id="root"${page.isWhole ? ' data-prerendered' : ''}>`)
      .replace('<!--page-->', () => page.html)
  );
}
