import { BackendError } from '@/lib/backend/errors';
import { fetchUpload } from '@/lib/backend/fetch-upload';
import { mediaHeaders, toUploadPath } from '@/lib/server/endpoint/upload-headers';

interface Context {
  params: Promise<{ path: string[] }>;
}

/** Serves CMS media from the shop's own origin: browsers never access the backend. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const path = toUploadPath((await params).path);
  if (path === null) return notFound();
  try {
    const file = await fetchUpload(path, request.headers);
    const isFile = file.ok || file.status === 304 || file.status === 416;
    const headers = isFile ? mediaHeaders(path, file.status, file.headers) : null;
    if (headers) return new Response(file.body, { status: file.status, headers });
    // Not awaited: it never resolves for a body that Next has teed.
    void file.body?.cancel();
    return notFound();
  } catch (error) {
    if (error instanceof BackendError) return plain('Not available', 503);
    throw error;
  }
}

const notFound = (): Response => plain('Not found', 404);

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
