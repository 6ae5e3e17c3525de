import { request } from 'node:http';

const DELAYS_MS = [0, 500, 2_000, 5_000, 15_000, 60_000];

/** Browsers resolve `*.localhost` to the loopback address; Node does not. */
const target = (url: URL): string => (url.hostname.endsWith('localhost') ? '127.0.0.1' : url.hostname);

function post(url: URL, body: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const call = request(
      {
        host: target(url),
        port: url.port || 80,
        path: url.pathname + url.search,
        method: 'POST',
        timeout: 15_000,
        headers: {
          host: url.host,
          ...headers,
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

/** Repeats the call until it is answered with 200. */
async function send(url: URL, body: string, headers: Record<string, string>): Promise<void> {
  for (const delay of DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay).unref());
    if ((await post(url, body, headers)) === 200) return;
  }
}

/** Calls the webhook and, like Mollie, retries until it returns 200. */
export async function sendWebhook(webhookUrl: string | null, id: string): Promise<void> {
  if (!webhookUrl) return;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await send(new URL(webhookUrl), `id=${encodeURIComponent(id)}`, headers);
}

/** Tells the shop about a parcel, as Sendcloud does. */
export async function sendNews(url: string, { body, signature }: { body: string; signature: string }): Promise<void> {
  await send(new URL(url), body, { 'content-type': 'application/json', 'sendcloud-signature': signature });
}
