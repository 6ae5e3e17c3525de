import 'server-only';
import { request, type RequestOptions, toBackendError } from './client';
import { BackendDown } from './errors';
import { withMediaUrls } from './media-urls';
import { preserveContentLength } from './preserved-headers';

export interface Forwarded {
  status: number;
  json: unknown;
}

/** When the session was ended elsewhere, repeats the request as a guest; endpoints for guests still work, others reject it. */
async function requestWithGuestFallback(path: string, options: RequestOptions): Promise<Response> {
  const { caller } = options;
  const response = await request(path, options);
  if (response.status !== 401 || !caller?.token || !caller.onInvalidToken) return response;
  caller.onInvalidToken();
  return request(path, { ...options, caller: { ...caller, token: undefined } });
}

/** Forwards a visitor's request. Returns the response's JSON with public file URLs; throws an error response. */
export async function forward(path: string, options: RequestOptions): Promise<Forwarded> {
  const response = await requestWithGuestFallback(path, options);
  const json = parse(await response.text());
  if (!response.ok) throw toBackendError(json, response.status, `backend ${options.method ?? 'GET'} ${path}`);
  if (json === undefined) throw new BackendDown('The response is not JSON');
  return { status: response.status, json: withMediaUrls(json) };
}

/** Streams a file of the backend to a visitor; any other content type is rejected. */
export async function forwardFile(path: string, type: string, options: RequestOptions): Promise<Response> {
  const response = await requestWithGuestFallback(path, { ...options, headers: { ...options.headers, accept: type } });
  if (!response.ok) throw toBackendError(parse(await response.text()), response.status, `backend GET ${path}`);
  if (response.headers.get('content-type') !== type) throw new BackendDown(`The response is not ${type}`);
  const headers = new Headers({ 'content-type': type });
  const disposition = response.headers.get('content-disposition');
  if (disposition !== null) headers.set('content-disposition', disposition);
  preserveContentLength(response.headers, headers);
  return new Response(response.body, { headers });
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
