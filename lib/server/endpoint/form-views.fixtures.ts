import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { setErrorListener } from '@/lib/core/report-error';
import { findFormView, FORM_VIEW_HEADER, type View } from './form-views';

/**
 * A stand-in for this shop's own server, which renders the page after a form that was posted without JavaScript. Returns
 * the views that it was asked for; starts and stops with the tests of the file, and resets what they stub.
 */
export function useFormPages(html: string): (View | null)[] {
  const rendered: (View | null)[] = [];
  let shop: Server;

  beforeAll(async () => {
    shop = createServer((request, response) => {
      rendered.push(findFormView(String(request.headers[FORM_VIEW_HEADER])));
      response.end(html);
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('PORT', String((shop.address() as AddressInfo).port));
    vi.stubEnv('SHOP_SECRET', 'secret-of-the-test-shop');
    vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
  });
  afterAll(() => void shop.close());
  afterEach(() => {
    vi.unstubAllGlobals();
    rendered.length = 0;
    setErrorListener();
  });
  return rendered;
}
