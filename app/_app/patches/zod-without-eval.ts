/**
 * The page's policy forbids `eval`. Zod tests for `eval` when it makes its first schema, and the browser logs that as a violation
 * (colinhacks/zod#5789). This flag, set before zod is read, prevents the test. It is set on zod's global key: importing zod here
 * would add zod to the log-in page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
