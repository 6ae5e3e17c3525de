import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PLAYBACK_SECONDS, signPlayback, verifyPlayback, writePlaybackCookie } from './playback-cookie';

const NOW = 1_800_000_000;
const asset = fc.stringMatching(/^[a-z0-9-]{3,64}$/);

beforeAll(() => {
  vi.stubEnv('SHOP_SECRET', 'shop-secret-of-the-test');
  vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
});

describe('the playback cookie', () => {
  it('authorizes its own video until it expires', () => {
    fc.assert(
      fc.property(asset, fc.integer({ min: 1, max: 100_000 }), (key, seconds) => {
        const value = signPlayback(key, NOW + seconds);
        expect(verifyPlayback(key, value, NOW)).toBe(true);
        expect(verifyPlayback(key, value, NOW + seconds - 0.5)).toBe(true);
        expect(verifyPlayback(key, value, NOW + seconds)).toBe(false);
      }),
    );
  });

  it('does not authorize another video', () => {
    fc.assert(
      fc.property(asset, asset, (key, other) => {
        fc.pre(key !== other);
        expect(verifyPlayback(other, signPlayback(key, NOW + 60), NOW)).toBe(false);
      }),
    );
  });

  it('is invalid after any change', () => {
    const value = signPlayback('lesson-1-1', NOW + 60);
    fc.assert(
      fc.property(fc.nat(value.length - 1), fc.constantFrom('0', '9', 'A', '_', '.', ' '), (at, letter) => {
        // The last base64url character contains two unused bits.
        fc.pre(value[at] !== letter && at < value.length - 1);
        expect(verifyPlayback('lesson-1-1', value.slice(0, at) + letter + value.slice(at + 1), NOW)).toBe(false);
      }),
    );
    expect(verifyPlayback('lesson-1-1', value.replace(String(NOW + 60), String(NOW + 6000)), NOW)).toBe(false);
  });

  it('cannot be signed with another secret', () => {
    const expires = String(NOW + 60);
    const forge = (secret: string): string =>
      `v1.${expires}.${createHmac('sha256', secret).update(`v1.lesson-1-1.${expires}`).digest('base64url')}`;
    for (const value of [undefined, '', 'v1', 'v1..', `v1.${expires}.`, forge('x'), forge('shop-secret-of-the-test')])
      expect(verifyPlayback('lesson-1-1', value, NOW)).toBe(false);
    fc.assert(fc.property(fc.string(), (value) => !verifyPlayback('lesson-1-1', value, NOW)));
  });

  it('is only signed for valid video keys', () => {
    for (const key of ['', 'ab', '../secrets', 'Lesson', 'a/b/c', 'x'.repeat(65)]) {
      expect(() => signPlayback(key, NOW)).toThrow('Invalid video key');
      expect(verifyPlayback(key, 'v1.1.x', 0)).toBe(false);
    }
  });

  it('is limited to the path of its video and hidden from scripts', () => {
    const cookie = writePlaybackCookie('lesson-1-1', true, NOW);
    expect(cookie.replace(/=v1[^;]+/, '=…')).toBe(
      'pv_lesson-1-1=…; Path=/media/v/lesson-1-1/; Max-Age=14400; SameSite=Lax; HttpOnly; Secure',
    );
    expect(writePlaybackCookie('lesson-1-1', false, NOW)).not.toContain('Secure');
    const value = /=([^;]+)/.exec(cookie)?.[1];
    expect(verifyPlayback('lesson-1-1', value, NOW + PLAYBACK_SECONDS - 1)).toBe(true);
    expect(verifyPlayback('lesson-1-1', value, NOW + PLAYBACK_SECONDS)).toBe(false);
  });
});
