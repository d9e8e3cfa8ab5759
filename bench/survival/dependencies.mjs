// What does an outage of PostgreSQL, Redis or the mail server cost? Each fails under a steady load.
//
//   --seconds 30: length of an outage   --rate 10: operations a second   --only gone,slow,…
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findRedis } from '../../scripts/lib/testing/redis.mjs';
import { isGood, measurePeak, openLoop, outcomesOf, quantile } from './lib/client.mjs';
import { createGoals } from './lib/goals.mjs';
import { createSmtpSink } from './lib/smtp-sink.mjs';
import { withStack } from './lib/stack.mjs';
import { openTcpProxy } from './lib/tcp-proxy.mjs';
import { openTraffic } from './lib/traffic.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '10' },
    only: { type: 'string', default: 'gone,failover,slow,redis,mail' },
  },
});
const seconds = Number(options.seconds);
const rate = Number(options.rate);
const chosen = options.only.split(',');
const AFTER_S = 12;
const SLOW_MS = 400;
/** Longer than an outage. */
const SILENT_MS = 600_000;
const CLEAR = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'];
/** Reset mails of an account in an hour are limited, and those of an address. */
const MAILS = 20;
/** Attempts within the hour, and the one after it. */
const HOUR = ['1 minute', '5 minutes', '15 minutes', '1 hour'];

const goals = createGoals();

/** A TCP proxy in front of the server of a URL, and the URL by the proxy. */
async function proxied(url) {
  const { port } = new URL(url);
  const proxy = await openTcpProxy([Number(port)]);
  const through = new URL(url);
  through.host = `127.0.0.1:${proxy.port}`;
  return { proxy, url: through.href };
}

async function isBreakerOpen({ bffs: [bff] }) {
  return [...(await bff.metric('upstream_breaker_state')).values()].some((state) => state > 0);
}

/**
 * Loads the product before, during and after an outage.
 * @param atOnceMs longest p95 of a failed answer
 */
async function outage(name, { stack, traffic, send = traffic.mixed, atOnceMs, begin, end }) {
  if (!chosen.includes(name)) return [];
  const load = openLoop({ rate, seconds: seconds + AFTER_S, send });
  const began = performance.now();
  await begin();
  let breakerOpened = false;
  while (performance.now() - began < seconds * 1_000) {
    breakerOpened ||= await isBreakerOpen(stack);
    await sleep(250);
  }
  await end();
  const ended = performance.now();
  const answers = await load;
  const failed = answers.filter((answer) => !isGood(answer));
  console.log(`${name}: ${JSON.stringify(outcomesOf(answers))}`);
  const unclear = failed.filter(({ outcome }) => !CLEAR.includes(outcome));
  goals.check(`${name}: clear errors`, JSON.stringify(outcomesOf(unclear)), unclear.length === 0);
  // Without those in progress at its begin.
  const during = failed.filter(({ at }) => at > began + 1_000);
  const p95 = quantile(during, 0.95);
  goals.check(`${name}: failed answers within ${atOnceMs} ms (p95)`, `${p95} ms`, p95 <= atOnceMs);
  const within = breakerOpened ? 6_000 : 2_000;
  const last = Math.max(ended, ...failed.map(({ at }) => at));
  const recovery = Math.round(last - ended);
  goals.check(`${name}: recovery within ${within} ms`, `${recovery} ms`, recovery <= within);
  const lost = await traffic.lost();
  goals.check(`${name}: 0 lost writes`, `${lost} of ${traffic.saved()}`, lost === 0);
  return answers;
}

/** Requests mails while the server is away for an hour, which the clock of the outbox skips. */
async function withoutMailServer({ stack: { database }, traffic, sink }) {
  if (!chosen.includes('mail')) return;
  await sink.close();
  const accounts = await database.query('select email from users order by email limit $1', [MAILS]);
  const answers = [];
  const request = (email) => traffic.send('RequestPasswordReset', { input: { email } });
  for (const { email } of accounts) answers.push(await request(email));
  const failed = answers.filter((answer) => !isGood(answer)).length;
  const slowest = quantile(answers, 1);
  goals.check(
    'mail: requests are accepted at once',
    `${failed} failed, slowest ${slowest} ms`,
    failed === 0 && slowest < 2_000,
  );
  const waiting = async () => (await database.query('select id from mail_outbox')).length;
  const expected = await waiting();
  goals.check('mail: all wait', `${expected} of ${MAILS} and update mails`, expected >= MAILS);
  const idle = async () =>
    (
      await database.query(
        `select 1 from mail_outbox where coalesce(claimed_until, due_at) < now()`,
      )
    ).length === 0;
  const until = async (isSo) => {
    for (let tries = 0; tries < 40 && !(await isSo()); tries += 1) await sleep(1_000);
  };
  for (const [n, step] of HOUR.entries()) {
    if (n === HOUR.length - 1) await sink.open();
    await database.query(
      `update mail_outbox set due_at = due_at - interval '${step}', claimed_until = claimed_until - interval '${step}'`,
    );
    await until(idle);
  }
  await until(async () => (await waiting()) === 0);
  const different = new Set(sink.received).size;
  goals.check(
    'mail: all were sent after an hour',
    `${await waiting()} wait`,
    (await waiting()) === 0,
  );
  goals.check(
    'mail: each was accepted once',
    `${sink.received.length} mails, ${different} different`,
    sink.received.length === different && different >= expected,
  );
}

const redisUrl = await findRedis();
const redis = redisUrl === undefined ? null : await proxied(redisUrl);
const sink = await createSmtpSink();
await sink.open();
let postgres;
const apiEnv = async (databaseUrl) => {
  postgres = await proxied(databaseUrl);
  return {
    DATABASE_URL: postgres.url,
    SMTP_URL: sink.url,
    MAIL_FROM: 'Waymark <hello@waymark.example>',
    ...(redis && { REDIS_URL: redis.url }),
  };
};
try {
  await withStack({ apiEnv }, async (stack) => {
    const traffic = await openTraffic(stack);
    await measurePeak(traffic.mixed, { clients: 4, seconds: 1 });
    const { proxy } = postgres;
    const common = { stack, traffic };
    await outage('gone', { ...common, atOnceMs: 300, begin: proxy.refuse, end: proxy.accept });
    await outage('failover', {
      ...common,
      // A silent server is noticed after the time that a statement may take.
      atOnceMs: 7_100,
      begin: async () => {
        proxy.delay(SILENT_MS);
        await sleep(seconds * 500);
        proxy.delay(0);
        await proxy.refuse();
      },
      end: proxy.accept,
    });
    await outage('slow', {
      ...common,
      atOnceMs: 7_100,
      begin: () => proxy.delay(SLOW_MS),
      end: () => proxy.delay(0),
    });
    const emails = traffic.people.slice(10).map(({ email }) => email);
    const logIn = () => {
      const email = emails.pop();
      return email ? traffic.logIn(email) : traffic.read();
    };
    if (redis) {
      const { proxy: cache } = redis;
      const answers = await outage('redis', {
        ...common,
        send: logIn,
        atOnceMs: 300,
        begin: cache.refuse,
        end: cache.accept,
      });
      const failed = answers.filter((answer) => !isGood(answer)).length;
      goals.check('redis: logins and reads go on', `${failed} failed`, failed === 0);
    }
    await withoutMailServer({ ...common, sink });
  });
} finally {
  await sink.close();
  await redis?.proxy.close();
  await postgres?.proxy.close();
}
goals.finish();
