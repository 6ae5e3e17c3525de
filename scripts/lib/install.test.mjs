import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { driverEnv } from './install.mjs';

/** @type {NodeJS.ProcessEnv} */
const env = { NODE_ENV: 'test', CXXFLAGS: '-O2' };

describe('driverEnv', () => {
  it.each(['20.19.0', '22.22.0', '24.18.1'])('uses the driver unchanged on Node %s', (version) => {
    expect(driverEnv(version, env)).toBe(env);
  });

  it.each(['24.19.0', '24.21.0'])('compiles the driver with the patched header on Node %s', (version) => {
    const { CXXFLAGS = '', npm_config_build_from_source } = driverEnv(version, env);
    expect(npm_config_build_from_source).toBe('better-sqlite3');
    const [, header = ''] = /^-O2 -include "(.+)"$/.exec(CXXFLAGS) ?? [];
    expect(existsSync(header)).toBe(true);
  });
});
