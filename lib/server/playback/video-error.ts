const ERRORS = {
  401: ['Unauthorized', 'Open the lesson first: its page asks for playback'],
  403: ['Forbidden', 'This opens another video, or none any longer'],
  404: ['NotFound', 'There is no such video'],
  416: ['RangeNotSatisfiable', 'The video is shorter'],
  503: ['UnknownError', 'The video cannot be read now'],
} as const;

/** What is said in a video's place, in the shape of every endpoint's errors. */
export function videoError(status: keyof typeof ERRORS): { body: string; headers: Record<string, string> } {
  const [name, message] = ERRORS[status];
  return {
    body: JSON.stringify({ error: { status, name, message } }),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // HTTP asks for one; no browser knows the scheme, so none asks its user for a password.
      ...(status === 401 && { 'www-authenticate': 'Playback' }),
    },
  };
}
