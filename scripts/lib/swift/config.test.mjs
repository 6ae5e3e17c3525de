import { expect, it } from 'vitest';
import { swiftConfig } from './config.mjs';

const files = swiftConfig({
  dir: '/data/s3',
  user: 'shop',
  ports: { account: 1, container: 2, object: 3, proxy: 4 },
  region: 'eu-central-1',
  accessKeyId: 'shop:shop',
  secretAccessKey: 'secret',
  hashSuffix: 'suffix',
});

/** @param {string} text */
const sections = (text) => [...text.matchAll(/^\[(?:filter|app):([\w-]+)\]$/gm)].map(([, name]) => name);

it('configures each part of the pipeline of each process', () => {
  for (const [name, text] of Object.entries(files)) {
    const [, pipeline = ''] = /^pipeline = (.+)$/m.exec(text) ?? [];
    if (name === 'swift.conf') expect(pipeline).toBe('');
    else expect(pipeline.split(' ').toSorted(), name).toEqual(sections(text).toSorted());
  }
});

it('listens to this machine only', () => {
  const ports = Object.values(files).flatMap((text) => text.match(/^bind_.+$/gm) ?? []);
  expect(ports.filter((line) => line.startsWith('bind_ip'))).toEqual(Array(4).fill('bind_ip = 127.0.0.1'));
});

it('has the secret in the proxy’s file only', () => {
  expect(Object.keys(files).filter((name) => files[name]?.includes('secret'))).toEqual(['proxy.conf']);
});
