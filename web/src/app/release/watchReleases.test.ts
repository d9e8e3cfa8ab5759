import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { toast } from '../../ui/toast.ts';

type Listener = () => void;

/** A registration of which tests set the waiting worker. */
function fakeRegistration({ isOfPage = false } = {}) {
  const messages: unknown[] = [];
  const worker = {
    postMessage: (message: unknown, ports: MessagePort[] = []) => {
      messages.push(message);
      ports[0]?.postMessage(isOfPage);
    },
  };
  const changes: Listener[] = [];
  const registration = {
    waiting: null as typeof worker | null,
    installing: {
      addEventListener: (_type: string, listener: Listener) => changes.push(listener),
    },
    addEventListener: (_type: string, listener: Listener) => {
      listener();
    },
    update: vi.fn(() => Promise.resolve()),
  };
  return {
    registration,
    messages,
    install: () => {
      registration.waiting = worker;
      for (const change of changes) change();
    },
  };
}

async function open(fake: ReturnType<typeof fakeRegistration>) {
  const container = new EventTarget();
  const register = vi.fn<(url: string) => Promise<unknown>>(() =>
    Promise.resolve(fake.registration),
  );
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(container, { register }) });
  vi.resetModules();
  const { watchReleases } = await import('./watchReleases.ts');
  await Promise.all([watchReleases(), watchReleases()]);
  return { register, container };
}

let offer: MockInstance<typeof toast.offer>;

beforeEach(() => {
  offer = vi.spyOn(toast, 'offer').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.doMock('../../ui/toast.ts', () => ({ toast }));
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Lets the message of the worker arrive, then waits. */
async function wait(ms: number) {
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.advanceTimersByTime(ms);
}

it('registers the worker once, with the one policy', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: () => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { register } = await open(fakeRegistration());
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['waymark-worker']);
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});

it('looks for a new release every hour', async () => {
  const fake = fakeRegistration();
  await open(fake);
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(fake.registration.update).toHaveBeenCalledTimes(2);
});

it('activates the worker of its own release without a word', async () => {
  const fake = fakeRegistration({ isOfPage: true });
  await open(fake);
  fake.install();
  await wait(60_000);
  expect(fake.messages.at(-1)).toBe('activate');
  expect(offer).not.toHaveBeenCalled();
});

it('offers another release once; the worker waits until it is accepted', async () => {
  const fake = fakeRegistration();
  const { container } = await open(fake);
  fake.install();
  fake.install();
  await wait(60_000);
  expect(offer).toHaveBeenCalledOnce();
  expect(offer.mock.calls[0]?.[0]).toBe('A new version is ready');
  expect(fake.messages).not.toContain('activate');

  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  offer.mock.calls[0]?.[2].onClick();
  expect([fake.messages.at(-1), reload.mock.calls.length]).toEqual(['activate', 0]);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads without a worker that does not answer', async () => {
  const fake = fakeRegistration();
  await open(fake);
  fake.install();
  await wait(60_000);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.useFakeTimers();
  offer.mock.calls[0]?.[2].onClick();
  vi.advanceTimersByTime(2_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

const ask = (event: Event) => {
  event.preventDefault();
};

it.each([
  [
    'a text field has the focus',
    () => {
      const field = document.body.appendChild(document.createElement('textarea'));
      field.focus();
      return () => {
        field.blur();
      };
    },
  ],
  [
    'a form has unsaved changes',
    () => {
      window.addEventListener('beforeunload', ask);
      return () => {
        window.removeEventListener('beforeunload', ask);
      };
    },
  ],
])('offers nothing while %s', async (_what, begin) => {
  const end = begin();
  const fake = fakeRegistration();
  await open(fake);
  fake.install();
  await wait(60_000);
  expect(offer).not.toHaveBeenCalled();
  end();
  await wait(5_000);
  expect(offer).toHaveBeenCalledOnce();
});
