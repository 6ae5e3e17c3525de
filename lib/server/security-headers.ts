/** Sent with every answer, whatever it is. */
export function securityHeaders(https: boolean): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  // Over plain http browsers ignore it, and a local name must not be tied to https.
  if (https) headers.push(['strict-transport-security', 'max-age=63072000']);
  return headers;
}
