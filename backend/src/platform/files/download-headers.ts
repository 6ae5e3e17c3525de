import type { Context } from 'koa';

/** Response headers for a download that no browser renders, whatever its content. */
export function setDownloadHeaders(ctx: Context, name: string, type: string): void {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  ctx.set('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  ctx.set('content-type', type);
  ctx.set('x-content-type-options', 'nosniff');
  ctx.set('content-security-policy', "default-src 'none'; sandbox");
  ctx.set('cache-control', 'no-store');
}
