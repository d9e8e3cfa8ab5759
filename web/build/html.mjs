const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

const meta = (name, content) => `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name, content) => `<meta property="${name}" content="${escaped(content)}" />`;

/** What search engines and shared links are told; addresses only where the site's own is known. */
function aboutPage({ path, title, description }, site) {
  if (description === null) return [meta('robots', 'noindex')];
  const tags = [
    meta('description', description),
    property('og:type', 'website'),
    property('og:site_name', 'Waymark'),
    property('og:title', title),
    property('og:description', description),
  ];
  if (!site) return tags;
  return [
    ...tags,
    `<link rel="canonical" href="${escaped(site + path)}" />`,
    property('og:url', site + path),
    property('og:image', `${site}/icon-512.png`),
  ];
}

/**
 * One page's document.
 * @param template Vite's document, with marks where something belongs
 * @param page its path, title, description, styles (one address), scripts to fetch at once
 *   (addresses), and html: its markup, empty where the browser makes it
 */
export function documentOf(template, page, site) {
  const preloads = page.scripts.map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}" />`,
  );
  const head = [...aboutPage(page, site), ...preloads].join('\n    ');
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace('<!--head-->', () => head)
    .replace(/<link rel="modulepreload"(?![^>]*\/>)[^>]*>\s*/g, '')
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<link rel="stylesheet" href="${page.styles}" />`,
    )
    .replace('<!--page-->', () => page.html);
}
