import { renderHook } from '@testing-library/react';
import { askAhead, forgetAhead, takeAhead, useAnswerAtHand } from './ahead.ts';

const never = () => Promise.reject(new Error('asked again'));

test('what was asked ahead serves one reading', async () => {
  askAhead('p1', () => Promise.resolve(1));
  expect(await takeAhead('p1', never)).toBe(1);
  expect(await takeAhead('p1', () => Promise.resolve(2))).toBe(2);
});

test('its failure is told to who takes it', async () => {
  askAhead('p1', () => Promise.reject(new Error('fora do ar')));
  await expect(takeAhead('p1', () => Promise.resolve(2))).rejects.toThrow('fora do ar');
});

test('an answer of some seconds ago is not taken', async () => {
  jest.useFakeTimers();
  askAhead('p1', () => Promise.resolve(1));
  jest.advanceTimersByTime(5_001);
  expect(await takeAhead('p1', () => Promise.resolve(2))).toBe(2);
  jest.useRealTimers();
});

test('another key asks by itself, and leaves the answer where it is', async () => {
  askAhead('p1', () => Promise.resolve(1));
  expect(await takeAhead('p2', () => Promise.resolve(2))).toBe(2);
  expect(await takeAhead('p1', never)).toBe(1);
});

test('what is on its way is not asked for again', async () => {
  askAhead('p1', () => Promise.resolve(1));
  askAhead('p1', never);
  expect(await takeAhead('p1', never)).toBe(1);
});

test('what was asked before a write is not taken after it', async () => {
  askAhead('p1', () => Promise.resolve(1));
  forgetAhead();
  expect(await takeAhead('p1', () => Promise.resolve(2))).toBe(2);
});

test('a screen drawn after the answer has it at once, and for its first key alone', async () => {
  askAhead('p1', () => Promise.resolve(1));
  await Promise.resolve();
  const { result, rerender } = renderHook(({ key }) => useAnswerAtHand<number>(key), { initialProps: { key: 'p1' } });
  expect(result.current).toBe(1);
  expect(await takeAhead('p1', never)).toBe(1);
  rerender({ key: 'p1' });
  expect(result.current).toBe(1);
  rerender({ key: 'p2' });
  expect(result.current).toBeUndefined();
});

test('a screen drawn before the answer has nothing at hand', () => {
  askAhead('p3', () => new Promise(() => {}));
  expect(renderHook(() => useAnswerAtHand('p3')).result.current).toBeUndefined();
});
