/** Of package.json when the site was built (next.config.mjs): that of the code that runs, whatever the server has by now. */
export const VERSION = process.env.CAIS_VERSAO ?? 'em desenvolvimento';
