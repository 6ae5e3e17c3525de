import { afterEach, expect, it, vi } from 'vitest';
import { resetEnv } from '../../platform/env/env';
import { codeOfCard, giftCardCode, hashGiftCardCode } from './card-code';

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

it('a code that was made with another secret is not told', () => {
  const useSecret = (secret: string): void => {
    vi.stubEnv('ACCESS_SECRET', secret.repeat(40));
    resetEnv();
  };
  useSecret('a');
  const code = giftCardCode('card');
  const card = { document_id: 'card', code_hash: hashGiftCardCode(code) ?? '' };
  expect(codeOfCard(card)).toBe(code);
  useSecret('b');
  expect(codeOfCard(card)).toBeNull();
  useSecret('a');
  expect(codeOfCard(card)).toBe(code);
});
