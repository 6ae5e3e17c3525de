import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GOOGLE_CLIENT, answerGoogle } from '../../sandbox/google';

/** The outside world of accounts: the Google sandbox, in this process. */
export async function startEnvironment(): Promise<{ env: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => answerGoogle(request, response, body, `http://${request.headers.host}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Workers are started after this and inherit it.
  process.env.GOOGLE_SANDBOX = origin;
  return {
    env: {
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
      GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
      GOOGLE_ISSUER: `${origin}/google`,
      // Short enough to see a window end, long enough for fifty comparisons of passwords on a busy machine.
      AUTH_RATE_LIMIT_WINDOW_MS: '60000',
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
