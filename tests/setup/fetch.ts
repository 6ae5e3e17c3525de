const { fetch: nodeFetch } = globalThis;

/** A text up to this length is sent at once. */
const MAX_PIECE = 64 * 1024;

/** A refused upload gets its answer while it is still being sent: on a connection that then closes, it would be lost. */
const isUpload = ({ body }: RequestInit): boolean =>
  typeof body === 'string'
    ? body.length > MAX_PIECE
    : body !== undefined && body !== null && !(body instanceof URLSearchParams);

/**
 * Calls of tests share no connections: a busy server may close an idle one just as a call comes in on it, and the call fails.
 * A failed call names its cause, which the summary of the run would leave out.
 */
async function fetchOnItsOwn(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
  if (!isUpload(init)) headers.set('connection', 'close');
  try {
    return await nodeFetch(input, { ...init, headers });
  } catch (error) {
    if (error instanceof TypeError && error.cause !== undefined) error.message += `: ${String(error.cause)}`;
    throw error;
  }
}

// Files that share a process run this again.
if (nodeFetch.name !== fetchOnItsOwn.name) globalThis.fetch = fetchOnItsOwn;
