// Does the duration of a login reveal whether an account exists? Tries a wrong password for an account and for
// an unknown email, in turn, and prints the medians and their gap (goal: below 2 ms).
//
//   API_URL=http://127.0.0.1:4100 node bench/login-timing.mjs
//
// EMAIL is the account, student@waymark.test unless it is given; TRIES each, 200. Every ten tries
// seem to come from another address, so that the login limits are not what is measured: the server
// trusts X-Forwarded-For of a loopback or private address.
import { performance } from 'node:perf_hooks';

const { API_URL = 'http://127.0.0.1:4100', EMAIL = 'student@waymark.test' } = process.env;
const tries = Number(process.env.TRIES ?? 200);
const run = Math.floor(Math.random() * 65_536).toString(16);

async function timed(email, n) {
  const address = `2001:db8:${run}::${Math.floor(n / 5).toString(16)}`;
  const start = performance.now();
  const answer = await fetch(`${API_URL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: `wrong password ${n}` }),
    signal: AbortSignal.timeout(10_000),
  });
  await answer.text();
  const time = performance.now() - start;
  if (answer.status !== 401) throw new Error(`expected 401, not ${answer.status}`);
  return time;
}

const quantile = (times, part) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)];

const times = { known: [], unknown: [] };
for (let n = -10; n < tries; n += 1) {
  // The first request of a pair may be slower, so the order alternates.
  const pair = [
    ['known', EMAIL],
    ['unknown', `nobody-${run}-${n + 10}@waymark.test`],
  ];
  for (const [kind, email] of n % 2 === 0 ? pair : pair.reverse()) {
    const time = await timed(email, n + 10);
    if (n >= 0) times[kind].push(time);
  }
}

for (const [kind, all] of Object.entries(times)) {
  const [median, p95] = [quantile(all, 0.5), quantile(all, 0.95)];
  console.log(`${kind.padEnd(8)} median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
}
const gap = Math.abs(quantile(times.known, 0.5) - quantile(times.unknown, 0.5));
console.log(`gap      ${gap.toFixed(2)} ms over ${tries} tries each (goal: below 2 ms)`);
process.exitCode = gap < 2 ? 0 : 1;
