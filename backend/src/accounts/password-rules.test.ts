import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { byteLength, findPasswordError } from './password-rules';
import { measureStrength } from './password-strength';

const errorOf = (password: string, email = 'noor.devries@example.nl') =>
  findPasswordError(password, { email, shop: 'Zwotter' }, measureStrength);

describe('findPasswordError', () => {
  it.each([
    'correct horse battery',
    'Otter-wacht-woord-1',
    'kX9$mP2v',
    'zwemmenmetopa',
    'Ötterpäk-🏊',
    'drie blauwe badpakken',
    'Zomer-in-Zeeland-88',
    'a'.repeat(3) + 'tK8#pq2z',
  ])('accepts %s', async (password) => expect(await errorOf(password)).toBeNull());

  it.each([
    ['Passw0rd', 'common'],
    ['p@$$w0rd123', 'common'],
    ['!!!welkom!!', 'common'],
    ['Sommer2025', 'common'],
    ['motdepasse1', 'common'],
    ['lösenord99', 'common'],
    ['losenord99', 'common'],
    ['welkomwelkom', 'common'],
    ['qwerty1234', 'common'],
    ['1q2w3e4r', 'common'],
    ['abcdefgh1', 'common'],
    ['87654321', 'common'],
    ['0612345678', 'common'],
    ['31-12-1999', 'common'],
    ['xyxyxyxyxy', 'common'],
    ['Zw0tter!', 'common'],
    ['Zomer2025!', 'common'],
    ['Hemligt123!', 'common'],
    ['baseball1', 'common'],
    ['jordan23', 'common'],
    ['michelle1', 'common'],
    ['trustno1', 'common'],
    ['drowssap', 'common'],
    ['201-555-0123', 'common'],
    ['password1'.repeat(8), 'common'],
    ['noor.devries', 'personal'],
    ['devries2020', 'personal'],
    ['noor.devries@example.nl', 'personal'],
    ['kort123', 'tooShort'],
    ['', 'tooShort'],
    ['\u0000otterpak-1', 'invalid'],
  ])('refuses %j: %s', async (password, name) => expect(await errorOf(password)).toBe(name));

  it('rejects the email address, also if it is longer than the part that is scored', async () => {
    const email = 'noor.devries.van.amstelveen@example.nl';
    expect(await errorOf(email, email)).toBe('personal');
    expect(await errorOf(`${email}-x1Q`, email)).toBe('personal');
    expect(await errorOf(`${email}-x1Qz`, email)).toBeNull();
  });

  // Every tenth, because all of them take ten seconds.
  it('rejects the 3000 most common passwords of at least eight characters', async () => {
    const common = dictionary['passwords-common'].map(String).filter((word) => word.length >= 8);
    const tenth = common.slice(0, 3000).filter((_, index) => index % 10 === 0);
    const errors = await Promise.all(tenth.map((word) => errorOf(word)));
    expect(errors.filter((name) => name !== 'common')).toEqual([]);
  });

  it('counts bytes of the NFC form', async () => {
    const decomposed = 'é'.normalize('NFD').repeat(36);
    expect(Buffer.byteLength(decomposed)).toBe(108);
    expect(byteLength(decomposed)).toBe(72);
    expect(await errorOf(`Otterpak-1${'ß'.repeat(31)}`)).toBeNull();
    expect(await errorOf(`Otterpak-1${'ß'.repeat(32)}`)).toBe('tooLong');
  });
});
