import { parse } from 'nginx-conf';
import { expect, it } from 'vitest';
import { nginxConfig } from './nginx-config.mjs';

const cluster = {
  dir: '/tmp/x',
  user: 'www-data',
  ipv6: true,
  port: 3000,
  backendPort: 1337,
  storefronts: [3001, 3002],
  backends: [1338, 1339],
  away: [1338],
  generation: 7,
};

it('is a configuration that sends nothing to what is away', () => {
  const text = nginxConfig(cluster);
  parse(text, (error) => expect(error).toBeNull());
  expect(text.match(/server 127.*;/g)).toEqual([
    'server 127.0.0.1:3001 max_fails=0;',
    'server 127.0.0.1:3002 max_fails=0;',
    'server 127.0.0.1:1338 down;',
    'server 127.0.0.1:1339 max_fails=0;',
  ]);
  expect(nginxConfig({ ...cluster, user: null, ipv6: false })).not.toMatch(/user|\[::\]/);
});
