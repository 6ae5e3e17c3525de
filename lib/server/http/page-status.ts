/**
 * A page says its HTTP status by this attribute. `notFound()` would answer with an empty body that is filled in by script
 * (vercel/next.js #62228), so pages return the view and server.ts sets the status.
 */
const MARKER = /\sdata-http-status="([1-5]\d\d)"/;

export function findStatus(html: string): number | null {
  const found = MARKER.exec(html)?.[1];
  return found === undefined ? null : Number(found);
}
