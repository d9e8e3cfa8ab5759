import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadForRelease } from './reloadForRelease.ts';

const page = (path: string) => ({ href: `https://waymark.test${path}`, reload: vi.fn() });
const respond = (status: number) => () => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(respond(200)));
});
afterEach(() => {
  sessionStorage.clear();
});

it('reloads once per address, after a request that bypasses caches', async () => {
  const [admin, mentor] = [page('/admin'), page('/mentor')];
  await reloadForRelease(admin);
  await reloadForRelease(admin);
  await reloadForRelease(mentor);
  expect(admin.reload).toHaveBeenCalledOnce();
  expect(mentor.reload).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith(
    admin.href,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
});

it('reloads again after another release', async () => {
  const admin = page('/admin');
  await reloadForRelease(admin);
  const attempt = sessionStorage.getItem('waymark-reloaded') ?? '';
  sessionStorage.setItem('waymark-reloaded', attempt.replace(/\.ts/, '-other.ts'));
  await reloadForRelease(admin);
  expect(admin.reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['after a server error', respond(503)],
])('does not reload %s, but reloads on the next failure', async (_state, fetched) => {
  const admin = page('/admin');
  vi.mocked(fetch).mockImplementationOnce(fetched);
  await reloadForRelease(admin);
  expect(admin.reload).not.toHaveBeenCalled();
  await reloadForRelease(admin);
  expect(admin.reload).toHaveBeenCalledOnce();
});

it('does not reload if storage is blocked, because reloads could loop', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const admin = page('/admin');
  await reloadForRelease(admin);
  expect(admin.reload).not.toHaveBeenCalled();
});
