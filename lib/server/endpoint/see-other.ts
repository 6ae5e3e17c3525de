/** Sends the browser to a page of this shop. Relative, so that host and scheme stay what the visitor sees. */
export function seeOther(path: string, cookies: string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { location: path } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
