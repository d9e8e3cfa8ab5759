import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-background-networking'];
/** Two landing pages are excluded from search engines, so they have no SEO score. */
const SKIPPED = ['is-crawlable'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One visit by a phone with an empty cache, in a browser of its own. */
async function visit(address) {
  const chrome = await launch({ chromeFlags: FLAGS });
  try {
    const settings = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      skipAudits: SKIPPED,
    };
    const result = await lighthouse(address, settings);
    if (!result) throw new Error('Lighthouse gave no result.');
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return figuresOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

const TRIES = 4;

/** The figures of a visit. A browser that fails, as it may on a busy machine, is started again. */
export async function measure(address, attempt = 1) {
  try {
    return await visit(address);
  } catch (error) {
    if (attempt === TRIES) throw error;
    console.warn(`${address} once more: ${error.message}`);
    return measure(address, attempt + 1);
  }
}

function figuresOf({ categories, audits, lighthouseVersion, environment }) {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
  );
  const numberOf = (audit) => audits[audit].numericValue ?? 0;
  return {
    scores,
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    weight: numberOf('total-byte-weight'),
    hints: shortcomings(categories, audits),
    version: lighthouseVersion,
    browser: /Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0] ?? 'an unknown browser',
  };
}

/** Failed audits with a weight, and the savings that Lighthouse estimates. */
function shortcomings(categories, audits) {
  const counted = new Set(
    CATEGORIES.flatMap((name) =>
      categories[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return Object.values(audits)
    .filter(({ id, score, metricSavings }) => {
      const saves = Object.values(metricSavings ?? {}).some((saving) => saving > 0);
      return score !== null && score < 0.9 && (saves || counted.has(id));
    })
    .map(({ id, title, displayValue }) => [id, title, displayValue].filter(Boolean).join(' · '));
}
