/** Sent with every answer, whatever it is. An address that holds a secret is told to nobody, not even to this shop's next page. */
export function securityHeaders(https: boolean, secretAddress = false): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', secretAddress ? 'strict-origin' : 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  // Ignored over plain http, and local hosts must not be pinned to https.
  if (https) headers.push(['strict-transport-security', 'max-age=63072000']);
  return headers;
}
