/** The version in package.json when the site was built (next.config.mjs). The server may run another version. */
export const VERSION = process.env.CAIS_VERSAO ?? 'em desenvolvimento';
