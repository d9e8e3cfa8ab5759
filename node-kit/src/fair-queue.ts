import type { EventEmitter } from 'node:events';

/** Limits of the running and waiting operations. */
export interface FairQueueLimits {
  /** Running operations of all clients. */
  running: number;
  /** Running operations of one client. */
  runningPerClient?: number;
  /** Waiting operations of all clients. */
  waitingInTotal?: number;
  /** Waiting operations, divided by the number of clients that wait. */
  waiting?: number;
  /** The same while no slot is free, when waiting operations delay each other. */
  waitingWhenFull?: number;
  /** Maximum waiting time in ms. */
  patience?: number;
  /** Maximum number of operations within the first `milliseconds` of their run. */
  pace?: { operations: number; milliseconds: number };
}

/** Emits `close` when it is sent or the client has disconnected. */
type Response = Pick<EventEmitter, 'once' | 'off'> & { readonly destroyed: boolean };

interface EntryOptions {
  /** Part of a client, as one of its addresses: its waiting operations alternate between them. */
  lane?: string;
  /**
   * Frees the slot when it is closed. When that is before there is a slot, the operation never
   * starts.
   */
  response?: Response;
}

/** Distributes slots among clients, in turn, so that many operations of one do not delay others. */
export interface FairQueue {
  /**
   * Waits for a slot. Never resolves if the response is closed before.
   * @returns frees the slot; null when the operation is refused: no place to wait is left, or it
   *   waited too long
   */
  enter(client: string, options?: EntryOptions): Promise<(() => void) | null>;
  /** Whether `enter` would refuse at once. */
  isFull(client: string): boolean;
  count(): { running: number; waiting: number };
}

interface Client {
  running: number;
  waiting: number;
  /** Functions that start the waiting operations, in the order of arrival. The first lane is next. */
  lanes: Map<string, Set<() => void>>;
}

export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** Clients with running or waiting operations. */
  const clients = new Map<string, Client>();
  /** Clients with waiting operations. The first has the next turn. */
  const turns = new Set<Client>();
  const all = { running: 0, starting: 0, waiting: 0 };

  const { pace, runningPerClient = Infinity, waitingInTotal = Infinity } = limits;
  const isSlotFree = () =>
    all.running < limits.running && (pace === undefined || all.starting < pace.operations);
  const mayRun = (client: Client) => client.running < runningPerClient;
  function mayWait(client: Client): boolean {
    const { waiting = Infinity, waitingWhenFull = waiting } = limits;
    const waitingClients = turns.size + (turns.has(client) ? 0 : 1);
    const places = (isSlotFree() ? waiting : waitingWhenFull) / waitingClients;
    return all.waiting < waitingInTotal && client.waiting < Math.floor(places);
  }
  const clientOf = (name: string): Client =>
    clients.get(name) ?? { running: 0, waiting: 0, lanes: new Map() };

  /** Gives the free slots to waiting operations. */
  function giveSlots(): void {
    for (const client of turns) {
      if (!isSlotFree()) return;
      const [lane] = mayRun(client) ? client.lanes : [];
      const [start] = lane?.[1] ?? [];
      if (lane === undefined || start === undefined) continue;
      start();
      // Lane and client go to the end; the loop visits the client again.
      if (client.lanes.delete(lane[0])) client.lanes.set(...lane);
      if (turns.delete(client)) turns.add(client);
    }
  }

  function forgetIfIdle(name: string, { running, waiting }: Client): void {
    if (running === 0 && waiting === 0) clients.delete(name);
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

  /** @returns frees the slot */
  function run(name: string, client: Client, response?: Response): () => void {
    all.running += 1;
    client.running += 1;
    const endStart = pacedStart();
    const end = () => {
      endStart();
      all.running -= 1;
      client.running -= 1;
      giveSlots();
      forgetIfIdle(name, client);
    };
    response?.once('close', end);
    return end;
  }

  function waitForSlot(
    name: string,
    client: Client,
    { lane = '', response }: EntryOptions,
  ): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        response?.off('close', leave);
        starts.delete(start);
        if (starts.size === 0) client.lanes.delete(lane);
        client.waiting -= 1;
        all.waiting -= 1;
        if (client.waiting === 0) turns.delete(client);
        forgetIfIdle(name, client);
      };
      const start = () => {
        const end = run(name, client, response);
        leave();
        resolve(end);
      };
      const { patience } = limits;
      const timer =
        patience === undefined
          ? undefined
          : setTimeout(() => {
              leave();
              resolve(null);
            }, patience);
      response?.once('close', leave);
      const starts = client.lanes.get(lane) ?? new Set();
      client.lanes.set(lane, starts.add(start));
      turns.add(client);
      client.waiting += 1;
      all.waiting += 1;
    });
  }

  return {
    enter(name, options = {}) {
      const { response } = options;
      if (response?.destroyed) return new Promise(() => undefined);
      const client = clientOf(name);
      if (isSlotFree() && mayRun(client)) {
        clients.set(name, client);
        return Promise.resolve(run(name, client, response));
      }
      if (!mayWait(client)) return Promise.resolve(null);
      clients.set(name, client);
      return waitForSlot(name, client, options);
    },
    isFull(name) {
      const client = clientOf(name);
      return !(isSlotFree() && mayRun(client)) && !mayWait(client);
    },
    count: () => ({ running: all.running, waiting: all.waiting }),
  };
}
