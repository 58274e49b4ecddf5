import { receivers } from './receivers.ts';

const T = new Date('2026-11-26T12:00:00Z');
const after = (minutes: number) => new Date(T.getTime() + minutes * 60_000);

test('a receiver has two deliveries under way at most', () => {
  const all = receivers();
  all.began('a');
  expect(all.closed(T)).toEqual([]);
  all.began('a');
  all.began('b');
  expect(all.closed(T)).toEqual(['a']);
  all.ended('a', true, T);
  expect(all.closed(T)).toEqual([]);
});

test('one that does not answer is left alone for longer each time, an hour at most, until it answers', () => {
  const all = receivers();
  const silence = (at: Date) => {
    all.began('a');
    all.ended('a', false, at);
  };
  silence(T);
  expect([all.closed(after(0.9)), all.closed(after(1))]).toEqual([['a'], []]);
  silence(after(1));
  expect([all.closed(after(2.9)), all.closed(after(3))]).toEqual([['a'], []]);
  for (let i = 0; i < 10; i++) silence(after(3));
  expect([all.closed(after(62)), all.closed(after(63))]).toEqual([['a'], []]);
  all.began('a');
  all.ended('a', true, after(63));
  silence(after(63));
  expect([all.closed(after(63.9)), all.closed(after(64))]).toEqual([['a'], []]);
});
