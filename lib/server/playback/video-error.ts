const ERRORS = {
  401: ['Unauthorized', 'Open the lesson first: its page asks for playback'],
  403: ['Forbidden', 'This opens another video, or none any longer'],
  404: ['NotFound', 'There is no such video'],
  416: ['RangeNotSatisfiable', 'The video is shorter'],
  503: ['UnknownError', 'The video cannot be read now'],
} as const;

/** Error response of a video, in the format of all endpoints. */
export function videoError(status: keyof typeof ERRORS): { body: string; headers: Record<string, string> } {
  const [name, message] = ERRORS[status];
  return {
    body: JSON.stringify({ error: { status, name, message } }),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // Required by HTTP; the scheme is unknown to browsers, so they do not prompt for a password.
      ...(status === 401 && { 'www-authenticate': 'Playback' }),
    },
  };
}
