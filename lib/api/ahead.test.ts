import { askAhead, takeAhead } from './ahead.ts';

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
  jest.advanceTimersByTime(3_001);
  expect(await takeAhead('p1', () => Promise.resolve(2))).toBe(2);
  jest.useRealTimers();
});

test('another key asks by itself, and leaves the answer where it is', async () => {
  askAhead('p1', () => Promise.resolve(1));
  expect(await takeAhead('p2', () => Promise.resolve(2))).toBe(2);
  expect(await takeAhead('p1', never)).toBe(1);
});
