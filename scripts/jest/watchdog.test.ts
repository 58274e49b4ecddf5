process.env.TEST_IDLE_MS = '200';
const { watched } = jest.requireActual<{ watched(base: typeof Base): typeof Base }>('./watchdog.cjs');

class Base {
  async handleTestEvent(_event: object, _state: object): Promise<void> {}
}
const environment = new (watched(Base))();

/** What the environment makes of a test, as Jest then runs it. */
async function watchedFn(fn: () => unknown): Promise<() => unknown> {
  const test = { fn };
  await environment.handleTestEvent({ name: 'test_fn_start', test }, {});
  return test.fn;
}

test('a test in which nothing happens is ended with a sentence', async () => {
  const hanging = await watchedFn(() => new Promise(() => {}));
  await expect(hanging()).rejects.toThrow('Nada aconteceu por 0.2 s: nem pedido, nem instrução ao banco, nem passo.');
});

test('a test that works on is left alone, and answers as before', async () => {
  let steps = 0;
  const busy = await watchedFn(async () => {
    // More than three times as long as the watchdog waits, on any machine: each step keeps the loop busy.
    for (const started = performance.now(); performance.now() - started < 700; steps += 1) await afterTheLoop();
    return 'done';
  });
  await expect(busy()).resolves.toBe('done');
  expect(steps).toBeGreaterThan(1);
  expect(await watchedFn(() => 'at once').then((fn) => fn())).toBe('at once');
});

const afterTheLoop = () => new Promise((next) => setImmediate(next));
