const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const meta = (name, content) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name, content) => `<meta property="${name}" content="${escaped(content)}" />`;

/** Alternative text of share.png (art/share.mjs). */
const SHARED = 'The headline above a road that climbs past five waymarks towards the sun.';

/** For search engines and shared links; absolute addresses only where the origin is known. */
function aboutPage({ path, title, description, listed }, site) {
  const robots = listed ? [] : [meta('robots', 'noindex')];
  if (description === null) return robots;
  const tags = [
    ...robots,
    meta('description', description),
    property('og:type', 'website'),
    property('og:site_name', 'Waymark'),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', 'en_IN'),
    meta('twitter:card', 'summary_large_image'),
  ];
  if (!site) return tags;
  return [
    ...tags,
    `<link rel="canonical" href="${escaped(site + path)}" />`,
    property('og:url', site + path),
    property('og:image', `${site}/share.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', SHARED),
  ];
}

/**
 * The document of a route.
 * @param template Vite's document, with placeholders
 * @param page its path, title and description; html: its markup, and isWhole, whether the browser
 *   hydrates it; styles: the address of its style sheet, and knownStyles, Emotion's names of the
 *   rules in it; font: the address of the font of its text; scripts: addresses of its scripts beside
 *   those of the entry, preloaded unless the page can be read without them
 * @param site origin of the site, or empty
 */
export function documentOf(template, page, site) {
  const head = [
    ...aboutPage(page, site),
    `<link rel="preload" href="${page.font}" as="font" type="font/woff2" crossorigin>`,
    ...(page.isWhole ? [] : page.scripts).map(
      (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
    ),
    ...page.knownStyles.map((names) => `<style data-emotion="${names}"></style>`),
  ].join('\n    ');
  return (
    template
      // Styles, font and pictures first: a document is painted before its scripts run.
      .replace(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ')
      .replace(/<title>.*?<\/title>/, () => `<title>${escaped(page.title)}</title>`)
      .replace('<!--head-->', () => head)
      .replace(
        /<link rel="stylesheet"[^>]*>/,
        () => `<link rel="stylesheet" href="${page.styles}">`,
      )
      .replace('<div id="root">', () => `<div id="root"${page.isWhole ? ' data-prerendered' : ''}>`)
      .replace('<!--page-->', () => page.html)
  );
}
