import { backendUrl } from './client';

/** Who uploads: headers with the admin's token. */
export interface Uploader {
  headers: Record<string, string>;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A request of a client of resumable uploads (tus 1.0). */
export const tus = (who: Uploader, address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(address, backendUrl()), {
    ...init,
    headers: { 'tus-resumable': '1.0.0', ...who.headers, ...(init.headers as Record<string, string>) },
  });

/** Announces a film; `bytes` as sent, right or wrong. */
export const begin = (who: Uploader, video: string, bytes: number | string, name = 'film.mp4'): Promise<Response> =>
  tus(who, '/shop/film-uploads', {
    method: 'POST',
    headers: { 'upload-length': String(bytes), 'upload-metadata': `video ${base64(video)},filename ${base64(name)}` },
  });

export const patch = (
  who: Uploader,
  address: string,
  offset: number,
  body: NonNullable<RequestInit['body']>,
  more: RequestInit & { duplex?: 'half' } = {},
): Promise<Response> =>
  tus(who, address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body,
    ...more,
  });

export const offsetOf = async (who: Uploader, address: string): Promise<number> =>
  Number((await tus(who, address, { method: 'HEAD' })).headers.get('upload-offset'));
