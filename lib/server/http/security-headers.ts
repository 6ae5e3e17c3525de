/** Security headers of every response. URLs that contain a secret are not sent as referrer, not even to pages of this shop. */
export function securityHeaders(https: boolean, secretUrl = false): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', secretUrl ? 'strict-origin' : 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), unload=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  // Ignored over plain http, and local hosts must not be pinned to https.
  if (https) headers.push(['strict-transport-security', 'max-age=63072000']);
  return headers;
}
