/** XML sitemap of the pages to index. */
export function sitemapOf(paths, site) {
  const urls = paths.map((path) => `  <url><loc>${site}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
