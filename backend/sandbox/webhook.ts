import { request } from 'node:http';

const DELAYS_MS = [0, 500, 2_000, 5_000, 15_000, 60_000];

/** Browsers resolve `*.localhost` to the loopback address; Node does not. */
const target = (url: URL): string => (url.hostname.endsWith('localhost') ? '127.0.0.1' : url.hostname);

function post(url: URL, id: string): Promise<number> {
  return new Promise((resolve) => {
    const body = `id=${encodeURIComponent(id)}`;
    const call = request(
      {
        host: target(url),
        port: url.port || 80,
        path: url.pathname + url.search,
        method: 'POST',
        timeout: 15_000,
        headers: {
          host: url.host,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

/** Calls the webhook and, like Mollie, retries until it returns 200. */
export async function sendWebhook(webhookUrl: string | null, id: string): Promise<void> {
  if (!webhookUrl) return;
  for (const delay of DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay).unref());
    if ((await post(new URL(webhookUrl), id)) === 200) return;
  }
}
