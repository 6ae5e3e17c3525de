import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const secrets = { SHOP_SECRET: 's'.repeat(20), REVALIDATE_SECRET: 'r'.repeat(20) };

describe('parseEnv', () => {
  it('fills what is not set', () => {
    expect(parseEnv({ ...secrets, SANDBOX: '' })).toEqual({
      port: 3000,
      backendUrl: 'http://127.0.0.1:1337',
      shopSecret: secrets.SHOP_SECRET,
      revalidateSecret: secrets.REVALIDATE_SECRET,
      trustProxy: false,
      sandbox: false,
      externalOrigins: [],
    });
  });

  it('derives the backend from its port and takes a given address without its last slash', () => {
    expect(parseEnv({ ...secrets, BACKEND_PORT: '2337' }).backendUrl).toBe('http://127.0.0.1:2337');
    expect(parseEnv({ ...secrets, BACKEND_URL: 'http://cms:1/' }).backendUrl).toBe('http://cms:1');
  });

  it('names what is missing or wrong', () => {
    expect(() => parseEnv({ ...secrets, SHOP_SECRET: undefined })).toThrow(/SHOP_SECRET/);
    expect(() => parseEnv({ ...secrets, PORT: 'http' })).toThrow(/PORT/);
    expect(() => parseEnv({ ...secrets, TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY/);
  });
});
