/**
 * Pages state their HTTP status in this attribute, and server.ts sets it: `notFound()` would respond with an empty body
 * filled in by scripts (vercel/next.js #62228).
 */
const MARKER = /\sdata-http-status="([1-5]\d\d)"/;

export function findStatus(html: string): number | null {
  const found = MARKER.exec(html)?.[1];
  return found === undefined ? null : Number(found);
}
