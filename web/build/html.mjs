const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const meta = (name, content) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name, content) => `<meta property="${name}" content="${escaped(content)}" />`;

/** What share.png (art/share.mjs) shows. */
const SHARED = 'The headline above a road that climbs past five waymarks towards the sun.';

/** What search engines and shared links are told; addresses only where the site's own is known. */
function aboutPage({ path, title, description, listed }, site) {
  const found = listed ? [] : [meta('robots', 'noindex')];
  if (description === null) return found;
  const tags = [
    ...found,
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
 * What to load, the entry first. Where there is something to read already, that is left to a small
 * script which waits until the page is on the screen; Emotion is told which rules it need not write,
 * since writing them makes the browser lay out the whole page again.
 */
function toLoad({ scripts, start, known }) {
  if (start === null) {
    return scripts
      .slice(1)
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`);
  }
  const styles = known.map((names) => `<style data-emotion="${names}"></style>`);
  return [meta('scripts', scripts.join(' ')), ...styles];
}

/**
 * One page's document.
 * @param template Vite's document, with marks where something belongs
 * @param page its path, title, description, styles (one address), scripts (addresses, the entry
 *   first), and html: its markup, empty where the browser makes it. With markup: start (address of
 *   the script that loads the others), known (Emotion's names of the rules in styles) and whether
 *   it is for visitors alone
 */
export function documentOf(template, page, site) {
  const head = [...aboutPage(page, site), ...toLoad(page)].join('\n    ');
  const [entry] = page.scripts;
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace('<!--head-->', () => head)
    .replace(/<link rel="modulepreload"(?![^>]*\/>)[^>]*>\s*/g, '')
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<link rel="stylesheet" href="${page.styles}" />`,
    )
    .replace(`src="${entry}"`, () => `src="${page.start ?? entry}"`)
    .replace('<div id="root">', () => `<div id="root"${page.forVisitors ? ' data-visitors' : ''}>`)
    .replace('<!--page-->', () => page.html);
}
