/**
 * The page's policy forbids making code of text. Zod tries whether it may when the first schema is made, which the browser logs as a
 * violation (colinhacks/zod#5789); told so before it is read itself, it does not. Set where zod keeps its configuration: to import it here would put it
 * on the log-in page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
