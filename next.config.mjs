import { readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** Where `npm run dev` puts the API: beside `next dev`, reached through it so that the browser sees one origin. */
const devApi = process.env.CAIS_DEV_API ?? 'http://127.0.0.1:4001';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * A visit loads some twenty files and no longer thirty, which compress better together and are big enough for V8's code cache. Bigger
 * files would repeat code that other screens have (docs/decisions/velocidade.md).
 */
const chunks = {
  turbopackChunking: { firstPageLoadPriority: 1, minChunkSize: 150_000, maxMergeChunkSize: 400_000 },
  turbopackCjsScopeHoisting: true,
  turbopackCjsTreeShaking: true,
  turbopackCrossModuleConstants: true,
};
/** What Next's router does for pages that a server renders: the only page here is static. */
const withoutServer = {
  optimisticRouting: false,
  prefetchInlining: false,
  validateRSCRequestHeaders: false,
  varyParams: false,
};

/** @returns {import('next').NextConfig} */
export default function config(phase) {
  const shared = {
    reactStrictMode: true,
    // TypeScript 7 has no JavaScript API for Next to call: `npm run types` checks the whole tree instead.
    typescript: { ignoreBuildErrors: true },
    images: { unoptimized: true },
    devIndicators: false,
    env: { CAIS_VERSAO: version },
  };
  if (phase !== PHASE_DEVELOPMENT_SERVER)
    return { ...shared, output: 'export', experimental: { ...chunks, ...withoutServer } };
  return {
    ...shared,
    experimental: { proxyClientMaxBodySize: '64mb' },
    rewrites: async () =>
      ['/api/:path*', '/Auth/:path*', '/saude'].map((source) => ({ source, destination: `${devApi}${source}` })),
  };
}
