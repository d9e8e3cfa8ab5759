import { NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rescue } from './rescue.ts';

const HERE = 'https://waymark.test/admin#top';
const { Push, Replace, Pop } = NavigationType;

const browser = { href: HERE, assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(answer(200)));
});
afterEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

const calls = () => ({
  assign: browser.assign.mock.calls,
  replace: browser.replace.mock.calls,
  reload: browser.reload.mock.calls,
});
const none = { assign: [], replace: [], reload: [] };

describe('a page whose code is gone', () => {
  it.each([
    ['/mentor', Push, { ...none, assign: [['/mentor']] }],
    ['/mentor', Replace, { ...none, replace: [['/mentor']] }],
    ['/mentor', Pop, { ...none, replace: [['/mentor']] }],
    ['/admin#top', Pop, { ...none, reload: [[]] }],
  ])('%s by %s is brought by the browser', async (href, action, expected) => {
    const way = await rescue(href, action, browser);
    expect(calls()).toEqual(none);
    way?.();
    expect(calls()).toEqual(expected);
  });

  it('is asked for without its content, past every cache', async () => {
    await rescue('/mentor', Push, browser);
    expect(fetch).toHaveBeenCalledWith(
      '/mentor',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
  });

  it('is brought once, another one again', async () => {
    expect(await rescue('/mentor', Push, browser)).not.toBeNull();
    expect(await rescue('/mentor', Push, browser)).toBeNull();
    expect(await rescue('/student', Push, browser)).not.toBeNull();
  });

  it('is brought again after a further release', async () => {
    await rescue('/mentor', Push, browser);
    sessionStorage.setItem(
      'waymark-rescued',
      sessionStorage.getItem('waymark-rescued')?.replace(/\.ts/, '-of-another-release.ts') ?? '',
    );
    expect(await rescue('/mentor', Push, browser)).not.toBeNull();
  });

  it.each([
    ['is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['gets an error', answer(503)],
  ])('stays away from who %s, who may try again', async (_what, fetched) => {
    vi.mocked(fetch).mockImplementationOnce(fetched);
    expect(await rescue('/mentor', Push, browser)).toBeNull();
    expect(await rescue('/mentor', Push, browser)).not.toBeNull();
  });

  it('stays away where the browser remembers nothing: it might be for ever', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(await rescue('/mentor', Push, browser)).toBeNull();
  });
});
