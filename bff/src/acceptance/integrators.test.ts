import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_ANONYMOUS_VALUES, MAX_VALUES } from '../graphql/server/answerSize.ts';
import { MAX_DOCUMENT_ERRORS, MAX_ERRORS, MAX_TOKENS } from '../graphql/server/bounds.ts';
import { MAX_LENGTH } from '../http/anonymous.ts';
import { createMetrics } from '../http/metrics.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../graphql/paging.ts';
import { fallbackMessages } from '../backend/failures/statusError.ts';
import { limits } from '../limits.ts';

const page = readFileSync(
  new URL('../../../docs/backend-for-frontend.md', import.meta.url),
  'utf8',
);
const grouped = (count: number) => count.toLocaleString('en-US');

test('the page for integrators lists every metric and every code', () => {
  const metrics = createMetrics(new Set(), false).registry.getMetricsAsArray();
  // The gauge is created once there is something to observe.
  const names = [...metrics.map(({ name }) => name), 'upstream_breaker_state'];
  for (const name of [...names, ...Object.keys(fallbackMessages), 'INTERNAL']) {
    expect(page).toContain(`\`${name}\``);
  }
});

test.each([
  [`| ${grouped(MAX_TOKENS)}, 10, 15, 10, fragments`],
  [`| ${grouped(MAX_VALUES)}, estimated`],
  [`| ${grouped(MAX_LENGTH)} characters, ${grouped(MAX_ANONYMOUS_VALUES)} values`],
  [`| ${MAX_PAGE_SIZE} records, ${DEFAULT_PAGE_SIZE} where`],
  [`| ${MAX_DOCUMENT_ERRORS} of a document, ${MAX_ERRORS} of an answer`],
  [`| ${limits.callDeadline / 1_000} seconds, ${limits.maxAnswerSize / 2 ** 20} MB`],
  [`| ${limits.maxConnections} kept alive, and ${limits.maxPasswordConnections} for`],
  [
    `| ${limits.operationQueue.runningPerClient}, and ${limits.operationQueue.running} in a process.`,
  ],
  [
    `More wait, in the order of arrival and for up to ${limits.operationQueue.patience / 1_000} seconds, sessions in turn: ${limits.operationQueue.waiting} while fewer than ${limits.operationQueue.running} run, else ${limits.operationQueue.waitingWhenFull}`,
  ],
  [
    `| ${limits.anonymousQueue.runningPerClient} of an address (${limits.anonymousQueue.runningPerClient} more for tokens that the backend has not accepted), ${limits.anonymousQueue.running} of all`,
  ],
  [`| ${limits.anonymousPerConnection}, then the bff closes it`],
  [`paused for ${limits.breakerResetTimeout / 1_000} second `],
])('the page has the bound "%s"', (bound) => {
  expect(page).toContain(bound);
});
