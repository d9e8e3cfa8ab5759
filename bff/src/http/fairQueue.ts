import type { EventEmitter } from 'node:events';

/** Limits of the running and waiting operations. */
export interface FairQueueLimits {
  /** Running operations of all clients. */
  running: number;
  /** Running operations of one client. */
  runningPerClient: number;
  /** Waiting operations, divided by the number of clients that wait. */
  waiting: number;
  /** The same while no slot is free, when waiting operations delay each other. */
  waitingWhenFull?: number;
  /** Maximum waiting time in ms. */
  patience: number;
  /** Maximum number of operations within the first `milliseconds` of their run. */
  pace?: { operations: number; milliseconds: number };
}

/** Emits `close` when it is sent or the client has disconnected. */
type Response = Pick<EventEmitter, 'once' | 'off'> & { readonly destroyed: boolean };

/** Distributes slots among clients, in turn, so that many operations of one do not delay others. */
interface FairQueue {
  /**
   * Waits for a slot, which is free again when the response is closed. Never resolves if that is
   * before.
   * @returns false when the operation is refused: no place to wait is left, or it waited too long
   */
  enter(client: string, response: Response): Promise<boolean>;
  /** Whether `enter` would refuse at once. */
  isFull(client: string): boolean;
  count(): { running: number; waiting: number };
}

interface Client {
  running: number;
  /** Functions that start the waiting operations, in the order of arrival. */
  waiting: Set<() => void>;
}

export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** Clients with running or waiting operations. */
  const clients = new Map<string, Client>();
  /** Clients with waiting operations. The first has the next turn. */
  const turns = new Set<Client>();
  const all = { running: 0, starting: 0, waiting: 0 };

  const { pace } = limits;
  const isSlotFree = () =>
    all.running < limits.running && (pace === undefined || all.starting < pace.operations);
  const mayRun = (client: Client) => client.running < limits.runningPerClient;
  function mayWait(client: Client): boolean {
    const { waiting, waitingWhenFull = waiting } = limits;
    const waitingClients = turns.size + (turns.has(client) ? 0 : 1);
    const places = (isSlotFree() ? waiting : waitingWhenFull) / waitingClients;
    return client.waiting.size < Math.floor(places);
  }
  const clientOf = (name: string): Client =>
    clients.get(name) ?? { running: 0, waiting: new Set() };

  /** Gives the free slots to waiting operations. */
  function giveSlots(): void {
    for (const client of turns) {
      if (!isSlotFree()) return;
      const [start] = mayRun(client) ? client.waiting : [];
      if (start === undefined) continue;
      start();
      // The client goes to the end; the loop visits it again.
      turns.delete(client);
      if (client.waiting.size > 0) turns.add(client);
    }
  }

  function forgetIfIdle(name: string, { running, waiting }: Client): void {
    if (running === 0 && waiting.size === 0) clients.delete(name);
  }

  /** Counts an operation as starting until the time of the pace is over, or the returned call. */
  function pacedStart(): () => void {
    if (pace === undefined) return () => undefined;
    all.starting += 1;
    const timer = setTimeout(() => {
      end();
      giveSlots();
    }, pace.milliseconds);
    let isStarting = true;
    const end = () => {
      clearTimeout(timer);
      if (isStarting) all.starting -= 1;
      isStarting = false;
    };
    return end;
  }

  function run(name: string, client: Client, response: Response): void {
    all.running += 1;
    client.running += 1;
    const endStart = pacedStart();
    response.once('close', () => {
      endStart();
      all.running -= 1;
      client.running -= 1;
      giveSlots();
      forgetIfIdle(name, client);
    });
  }

  function waitForSlot(name: string, client: Client, response: Response): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        response.off('close', leave);
        client.waiting.delete(start);
        all.waiting -= 1;
        if (client.waiting.size === 0) turns.delete(client);
        forgetIfIdle(name, client);
      };
      const start = () => {
        run(name, client, response);
        leave();
        resolve(true);
      };
      const timer = setTimeout(() => {
        leave();
        resolve(false);
      }, limits.patience);
      response.once('close', leave);
      client.waiting.add(start);
      turns.add(client);
      all.waiting += 1;
    });
  }

  return {
    enter(name, response) {
      if (response.destroyed) return new Promise(() => undefined);
      const client = clientOf(name);
      if (isSlotFree() && mayRun(client)) {
        clients.set(name, client);
        run(name, client, response);
        return Promise.resolve(true);
      }
      if (!mayWait(client)) return Promise.resolve(false);
      clients.set(name, client);
      return waitForSlot(name, client, response);
    },
    isFull(name) {
      const client = clientOf(name);
      return !(isSlotFree() && mayRun(client)) && !mayWait(client);
    },
    count: () => ({ running: all.running, waiting: all.waiting }),
  };
}
