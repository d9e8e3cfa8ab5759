import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

const openStreams = createOpenStreams<ReturnType<typeof createStream>>;

function createStream() {
  const body = new EventEmitter();
  const ends: (string | undefined)[] = [];
  return {
    body,
    ends,
    end: (reason?: string) => {
      ends.push(reason);
      body.emit('close');
    },
  };
}

test('the stream beyond the limit of an owner replaces the oldest, which is told so', () => {
  const streams = openStreams({ perOwner: 2, perAddress: 9, total: 2 });
  const own = [1, 2, 3].map(() => streams.add('a', 'home', createStream));
  expect(own.map((stream) => stream?.ends)).toEqual([['replaced'], [], []]);
  expect(streams.of('a')).toEqual(own.slice(1));
  expect(streams.count()).toBe(2);
});

test.each([
  ['in total', { perOwner: 5, perAddress: 9, total: 2 }, 'elsewhere'],
  ['of one address', { perOwner: 5, perAddress: 2, total: 9 }, 'school'],
])('limits the number of streams %s; a closed one makes room', (_which, bounds, address) => {
  const streams = openStreams(bounds);
  const first = streams.add('a', 'school', createStream);
  streams.add('b', 'school', createStream);
  expect(streams.add('c', address, createStream)).toBeNull();
  expect(streams.count()).toBe(2);
  first?.end();
  expect(streams.add('c', address, createStream)).not.toBeNull();
});

test('replaces a stream at a full address only by one of the same address', () => {
  const streams = openStreams({ perOwner: 1, perAddress: 1, total: 9 });
  streams.add('a', 'home', createStream);
  streams.add('b', 'school', createStream);
  expect(streams.add('a', 'school', createStream)).toBeNull();
  expect(streams.add('b', 'school', createStream)).not.toBeNull();
  expect(streams.count()).toBe(2);
});

test('ends all streams', () => {
  const streams = openStreams({ perOwner: 5, perAddress: 9, total: 9 });
  const all = ['a', 'a', 'b'].map((owner) => streams.add(owner, 'home', createStream));
  expect(streams.all()).toEqual(all);
  streams.endAll();
  expect(all.map((stream) => stream?.ends)).toEqual([[undefined], [undefined], [undefined]]);
  expect(streams.count()).toBe(0);
});
