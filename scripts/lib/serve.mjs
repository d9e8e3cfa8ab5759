import { addressLines, demoAccountLines } from './addresses.mjs';
import { apiEnvironment, serverEnvironment } from './read-settings.mjs';
import { startServer } from './server-process.mjs';
import { stopRequested } from './stop-signals.mjs';

function announce(settings, readyMessages) {
  const accounts = readyMessages.flatMap((message) => message.demoAccounts ?? []);
  const lines = ['', 'Waymark is ready.', ...addressLines(settings)];
  if (accounts.length > 0) lines.push('', ...demoAccountLines(accounts));
  console.log([...lines, '', 'Ctrl-C stops it.'].join('\n'));
}

/**
 * Runs the built servers of the given tiers until a stop signal, or until one of them ends, which
 * stops the other. Returns the exit code.
 */
export async function serve(tiers, settings) {
  const stopAsked = stopRequested().then(() => ({ stopped: true }));
  const env = {
    api: apiEnvironment(process.env, settings),
    bff: serverEnvironment(process.env, settings),
  };
  const servers = tiers.map((tier) => ({ tier, ...startServer(tier, env[tier]) }));
  const oneEnded = Promise.race(
    servers.map(async ({ tier, ended }) => ({ tier, ...(await ended) })),
  );

  const allReady = Promise.all(servers.map(({ ready }) => ready));
  const start = await Promise.race([stopAsked, allReady.catch(() => oneEnded)]);
  const isReady = Array.isArray(start);
  if (isReady) announce(settings, start);
  const end = isReady ? await Promise.race([stopAsked, oneEnded]) : start;

  // A server that can't start prints the reason itself, in one line, and ends with 1.
  if (!end.stopped && (isReady || end.code !== 1)) {
    console.error(`${end.tier} has ended (${end.signal ?? `code ${end.code}`}); stopping.`);
  }
  // The front first: its open requests need the tier behind it.
  for (const { stop } of servers.toReversed()) await stop();
  if (end.stopped) console.log('Waymark has stopped.');
  return end.stopped ? 0 : 1;
}
