import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const MEGABYTE = 1024 * 1024;

/** Nothing here may depend on the environment: one build serves every deployment (hosts, ports and secrets are read at run time). */
const config: NextConfig = {
  // Tests build apart from a shop that is running.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // server.ts compresses: brotli and gzip, each body once.
  compress: false,
  // middleware.ts answers `/shop/` with one redirect that settles host, prefix and slash together.
  skipTrailingSlashRedirect: true,
  // Rendered pages live in memory only, bounded: no run can serve a page of another one.
  cacheMaxMemorySize: 50 * MEGABYTE,
  experimental: { isrFlushToDisk: false },
  images: {
    localPatterns: [{ pathname: '/media/**', search: '' }],
    qualities: [75],
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
