// Lighthouse results of the public pages on a phone: medians. The exit code is 1 if a goal is missed.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measure } from './lighthouse/measure.mjs';
import { startProduct } from './lighthouse/product.mjs';
import { hintsOf, medianOf, missedBy, table } from './lighthouse/report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/test-home,/old-home,/login,/register' },
  },
});

const [address] = positionals;
const product = address ? { origin: address.replace(/\/$/, ''), stop() {} } : await startProduct();
try {
  const pages = options.pages.split(',');
  const runs = new Map(pages.map((page) => [page, []]));
  // In turn, so that a busy minute of the machine does not fall on one page alone.
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const page of pages) runs.get(page).push(await measure(product.origin + page));
  }
  const medians = pages.map((page) => ({ page, ...medianOf(runs.get(page)) }));
  console.log(table(medians));
  for (const page of pages) {
    for (const hint of hintsOf(runs.get(page).at(-1))) console.log(`${page}: ${hint}`);
  }
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  const { version, browser } = runs.get(pages[0]).at(-1);
  console.log(
    `Lighthouse ${version}, ${browser}, Node ${process.version}, ` +
      `${availableParallelism()} cores, load ${busy}, ${options.runs} runs.`,
  );
  const missed = medians.flatMap(missedBy);
  for (const line of missed) console.error(line);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
