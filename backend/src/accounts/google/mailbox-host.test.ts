import { describe, expect, it } from 'vitest';
import { isHostedByGoogle } from './mailbox-host';

describe('a mailbox hosted by Google', () => {
  it.each([
    ['otter@gmail.com', undefined, true],
    ['OTTER@GoogleMail.com', undefined, true],
    ['otter@zwotter.example', 'zwotter.example', true],
    ['otter@zwotter.example', undefined, false],
    ['otter@zwotter.example', '', false],
    ['otter@notgmail.com', undefined, false],
    ['otter@gmail.com.evil.example', undefined, false],
  ])('%s with the domain %s: %s', (email, domain, hosted) => {
    expect(isHostedByGoogle(email, domain)).toBe(hosted);
  });
});
