import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { PICTURE_WIDTHS } from './lib/core/picture-source';

const MEGABYTE = 1024 * 1024;

/** Must not depend on the environment: one build serves every deployment (hosts, ports and secrets are read at run time). */
const config: NextConfig = {
  // Tests build into a separate directory.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` and `npm run check` check types, of the tests too; a start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // server.ts compresses: brotli and gzip, each body once.
  compress: false,
  // … and hashes: Next would hash the HTML of every response.
  generateEtags: false,
  // middleware.ts redirects `/shop/` once, normalizing host, prefix and slash together.
  skipTrailingSlashRedirect: true,
  // Nothing is deployed by the list of files that a page reads, which would name this whole folder for each page.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // Rendered pages are only cached in bounded memory, so that no run serves pages of another.
  cacheMaxMemorySize: 50 * MEGABYTE,
  experimental: {
    isrFlushToDisk: false,
    // To write and read it takes longer than to build everything again.
    turbopackFileSystemCacheForBuild: false,
    // Few files: a phone pays for each request. Larger `requestCost` joins more styles, until every page has those of all.
    cssChunking: { type: 'graph', requestCost: 300_000 },
    turbopackChunking: {
      minChunkSize: 400_000,
      maxChunkCountPerGroup: 3,
      maxMergeChunkSize: 400_000,
      firstPageLoadPriority: 1,
      requestCost: 2_000_000,
    },
  },
  images: {
    localPatterns: [{ pathname: '/media/**', search: '' }],
    qualities: [75],
    deviceSizes: [...PICTURE_WIDTHS],
    imageSizes: [],
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
