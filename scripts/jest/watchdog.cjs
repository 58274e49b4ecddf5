const { performance } = require('node:perf_hooks');

/** A test that works keeps the event loop busy: requests, statements, renderings and steps all do. One that hangs leaves it idle. */
const IDLE_MS = Number(process.env.TEST_IDLE_MS ?? 60_000);
const BUSY = 0.01;

/**
 * Makes an environment of Jest end each test and hook that made no progress for a minute. It takes the place of limits by the clock,
 * which a slow machine passes without a fault; `testTimeout` of jest.config.mjs is only a far ceiling. Only promises are watched: what is
 * synchronous cannot wait.
 */
exports.watched = (Environment) =>
  class extends Environment {
    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_fn_start') watch(event.test);
      if (event.name === 'hook_start') watch(event.hook);
    }
  };

/** Hooks run many times, and each of them is wrapped once. */
const watchedAlready = new WeakSet();

function watch(testOrHook) {
  const { fn } = testOrHook;
  if (fn.length > 0 || watchedAlready.has(fn)) return;
  testOrHook.fn = function watchedFn() {
    const outcome = fn.call(this);
    return typeof outcome?.then === 'function' ? Promise.race([outcome, idle(outcome)]) : outcome;
  };
  watchedAlready.add(testOrHook.fn);
}

/** Rejects after a minute without progress; stops looking when the outcome is there. */
function idle(outcome) {
  return new Promise((_, reject) => {
    let since = performance.now();
    let before = performance.eventLoopUtilization();
    const look = setInterval(() => {
      if (performance.now() - since < IDLE_MS) return;
      const now = performance.eventLoopUtilization();
      if (performance.eventLoopUtilization(now, before).utilization < BUSY) {
        reject(new Error(`Nada aconteceu por ${IDLE_MS / 1000} s: nem pedido, nem instrução ao banco, nem passo.`));
      }
      since = performance.now();
      before = now;
    }, IDLE_MS / 10);
    look.unref();
    const stop = () => clearInterval(look);
    outcome.then(stop, stop);
  });
}
