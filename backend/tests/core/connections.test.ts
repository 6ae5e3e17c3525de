import { Agent, request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { backendUrl } from '../support/client';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** The storefront keeps idle connections for four seconds, Node's fetch for as long as this header says, less one second. */
it('idle connections are kept much longer than callers use them', async () => {
  const header = await new Promise<string>((resolve, reject) => {
    const call = request(backendUrl(), { agent }, (answer) => {
      answer.resume();
      resolve(String(answer.headers['keep-alive']));
    });
    call.on('error', reject);
    call.end();
  });
  expect(header).toBe('timeout=65');
});
