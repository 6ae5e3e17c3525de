import { withSession } from '@/lib/server/endpoint/with-session';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { renderExportPage } from '@/lib/customer/profile/export-page';
import { loadExportLabels } from '@/lib/customer/profile/export-labels';

/** Exports all data about the customer as a file: JSON, or HTML with `?format=html`. */
export const GET = endpoint((call) =>
  withSession(call, async () => {
    const { caller, request } = call;
    const { json } = await forward('/users/me/export', { caller, timeoutMs: 30_000 });
    const day = new Date().toISOString().slice(0, 10);
    if (request.nextUrl.searchParams.get('format') !== 'html') {
      return asFile(jsonResponse(json), `my-data-${day}.json`);
    }
    const page = renderExportPage(json, await loadExportLabels(caller.locale), caller.locale);
    const response = new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    return asFile(response, `my-data-${day}.html`);
  }),
);

function asFile(response: Response, name: string): Response {
  response.headers.set('content-disposition', `attachment; filename="${name}"`);
  return response;
}
