/** Tests only: `npm test` sets it for what CI alone checks at length (docs/decisions/tempo-da-suite.md). */
export const CURTO = Boolean(process.env.TEST_CURTO);

/** How many draws a test makes: all of them in CI and when a file is run by itself, one in ten in `npm test`. */
export const vezes = (todas: number): number => (CURTO ? Math.ceil(todas / 10) : todas);
