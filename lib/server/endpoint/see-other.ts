/** Redirects to a page of this shop. The location is relative, which preserves host and scheme. */
export function seeOther(path: string, cookies: string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { location: path } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
