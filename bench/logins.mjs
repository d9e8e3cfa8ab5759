// Can logins of one account block those of others? Sends 1,000 logins with the right password of one
// account at once and, in the same seconds, logs in others and asks `me` with a session.
//
//   taskset -c 0 npm start                 (with DEMO_DATA=1, as the README says)
//   taskset -c 1 node bench/logins.mjs
//
// GRAPHQL_URL is http://127.0.0.1:4000/graphql unless it is given; ROUNDS 3, BURST 1000. Each request
// has a new connection unless KEEP_ALIVE=1, as behind a proxy that keeps connections. Goals:
// every other login succeeds, with a p95 below 2 s; the p95 of `me` is below 300 ms. Each caller
// has an address of its own: the bff trusts X-Forwarded-For of a loopback address. The 1,000 are sent
// by a process of their own, so that sending them does not delay the others.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const url = process.env.GRAPHQL_URL ?? 'http://127.0.0.1:4000/graphql';
const rounds = Number(process.env.ROUNDS ?? 3);
const burst = Number(process.env.BURST ?? 1_000);
const password = 'waymark-demo';
const admin = 'admin@waymark.test';
const LOGIN =
  'mutation Login($input: LoginInput!) { login(input: $input) { token userErrors { code } } }';

const agent = new Agent({ keepAlive: process.env.KEEP_ALIVE === '1', maxSockets: Infinity });

/** @returns the milliseconds and the data, or the code of the failure */
function ask(body, address, token) {
  return new Promise((resolve) => {
    const start = performance.now();
    const done = (answer) => resolve({ ms: performance.now() - start, ...answer });
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => {
        try {
          const { data, errors } = JSON.parse(text);
          done({ data, code: errors?.[0]?.extensions?.code });
        } catch {
          done({ code: `HTTP ${answer.statusCode}` });
        }
      });
      answer.on('error', (error) => done({ code: error.code }));
    });
    call.on('error', (error) => done({ code: error.code }));
    call.end(JSON.stringify(body));
  });
}

async function logIn(email, address) {
  const { data, ...answer } = await ask(
    { query: LOGIN, variables: { input: { email, password } } },
    address,
  );
  const code = answer.code ?? data?.login?.userErrors?.[0]?.code ?? 'ok';
  return { ms: answer.ms, code, token: data?.login?.token };
}

async function me(token) {
  const { data, ms, code } = await ask({ query: '{ me { id } }' }, '198.51.100.9', token);
  return { ms, code: data?.me ? 'ok' : (code ?? 'null') };
}

/** Starts `task` every `pause` milliseconds until `end` is resolved, and waits for all. */
async function during(end, pause, task) {
  const tasks = [];
  let isOver = false;
  void end.then(() => (isOver = true));
  for (let n = 0; !isOver; n += 1) {
    tasks.push(task(n));
    await sleep(pause);
  }
  return Promise.all(tasks);
}

function summary(what, answers) {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const codes = {};
  for (const { code } of answers) codes[code] = (codes[code] ?? 0) + 1;
  const at = (share) => Math.round(times[Math.ceil(times.length * share) - 1]);
  return {
    what,
    answers: answers.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': at(1),
    outcomes: JSON.stringify(codes),
  };
}

if (process.send) {
  process.on('message', async ({ email, round }) => {
    const logins = Array.from({ length: burst }, () => logIn(email, `203.0.113.${round}`));
    process.send((await Promise.all(logins)).map(({ ms, code }) => ({ ms, code })));
  });
  await once(process, 'disconnect');
  process.exit();
}

const sender = fork(new URL(import.meta.url));
/** Sends the logins of one account from the other process. */
async function flood(email, round) {
  sender.send({ email, round });
  const [answers] = await once(sender, 'message');
  return answers;
}

const { token } = await logIn(admin, '198.51.100.9');
if (!token) throw new Error('No login: is the product running with the demo data?');
const people =
  '{ students(filter: { status: "active" }, page: { size: 100 }) { items { email } } }';
const { data } = await ask({ query: people }, '198.51.100.9', token);
const emails = data.students.items.map(({ email }) => email);
let isMet = true;
// Round 0 warms up.
for (let round = 0; round <= rounds; round += 1) {
  await sleep(2_000);
  // A separate account for each round: an account has at most 30 logins in 15 minutes.
  const flooding = flood(emails[round], round);
  const others = emails.slice(rounds + 1);
  const [logins, meCalls, ofOne] = await Promise.all([
    during(flooding, 250, (n) => logIn(others[n % others.length], `192.0.2.${n + 1}`)),
    during(flooding, 25, () => me(token)),
    flooding,
  ]);
  const rows = [
    summary('logins of one account', ofOne),
    summary('logins of others', logins),
    summary('me', meCalls),
  ];
  console.log(`Round ${round}`);
  console.table(rows);
  if (round === 0) continue;
  isMet &&= logins.every(({ code }) => code === 'ok') && rows[1]['p95 ms'] < 2_000;
  isMet &&= meCalls.every(({ code }) => code === 'ok') && rows[2]['p95 ms'] < 300;
}
agent.destroy();
sender.disconnect();
console.log(isMet ? 'The bar is met.' : 'The bar is not met.');
process.exitCode = isMet ? 0 : 1;
