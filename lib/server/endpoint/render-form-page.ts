import 'server-only';
import { request } from 'node:http';
import { env } from '@/lib/core/env';
import { FORM_VIEW_HEADER, type View, withFormView } from './form-views';

const TIMEOUT_MS = 10_000;

/**
 * Renders the page of a rejected form. Endpoints cannot render pages, so it requests the page from this server over the
 * loopback. Null on failure.
 */
export function renderFormPage(view: View, host: string): Promise<string | null> {
  return withFormView(view, (key) => fetchPage(host, key));
}

function fetchPage(host: string, key: string): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { host, [FORM_VIEW_HEADER]: key };
    const outgoing = request(
      { host: '127.0.0.1', port: env().port, path: '/', headers, timeout: TIMEOUT_MS },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', () => resolve(null));
        res.on('end', () => {
          const html = Buffer.concat(chunks).toString('utf8');
          resolve(html.includes('</html>') ? html : null);
        });
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(null));
    outgoing.end();
  });
}
