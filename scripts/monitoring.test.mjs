import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const RULES = 'deploy/monitoring/rules.yml';
const rules = parse(read(RULES)).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json'));
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** The metrics of api and bff, with those of prom-client and Prometheus. */
const present = new Set([
  ...['up', 'nodejs_eventloop_lag_p99_seconds'],
  ...['process_resident_memory_bytes', 'process_cpu_seconds_total'],
  ...rules.flatMap(({ record }) => record ?? []),
  ...['api/src', 'bff/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => file.endsWith('metrics.ts'))
      .flatMap((file) => [...read(path.join(folder, file)).matchAll(/name: '([a-z_]+)'/g)])
      .map(([, name]) => name),
  ),
]);

it.each(expressions)('%s has metrics that exist', (expression) => {
  // Labels have no underscore; functions are followed by a parenthesis.
  const words = expression.replaceAll(/"[^"]*"/g, '').match(/\b[a-z]+[_:][a-z0-9_:]*\b(?! ?\()/g);
  const named = (words ?? ['up']).map((word) => word.replace(/_(bucket|count)$/, ''));
  for (const name of named) expect(present).toContain(name);
});

it('each alert has a line in the runbook', () => {
  const operations = read('docs/operations.md');
  const alerts = rules.flatMap(({ alert }) => alert ?? []);
  expect(alerts.length).toBeGreaterThan(0);
  for (const alert of alerts) expect(operations).toMatch(new RegExp(`^\\| \`${alert}\` `, 'm'));
});

it.for([
  ['check', RULES],
  ['test', 'deploy/monitoring/rules.test.yml'],
])('promtool can %s the rules', async ([action, file], { skip }) => {
  const { code, output } = await run('promtool', [action, 'rules', file]);
  if (output.includes('ENOENT')) skip('promtool is not installed');
  expect(output).toContain('SUCCESS');
  expect(code).toBe(0);
});
