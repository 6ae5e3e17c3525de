import { describe, expect, it } from 'vitest';
import { byteLength, findPasswordFault } from './password-rules';

const fault = (password: string, email = 'noor.devries@example.nl') =>
  findPasswordFault(password, { email, shop: 'Zwotter' });

describe('findPasswordFault', () => {
  it.each([
    'correct horse battery',
    'Otter-wacht-woord-1',
    'kX9$mP2v',
    'zwemmenmetopa',
    'Ötterpäk-🏊',
    'drie blauwe badpakken',
    'Zomer-in-Zeeland-88',
    'a'.repeat(3) + 'tK8#pq2z',
  ])('lets %s pass', (password) => expect(fault(password)).toBeNull());

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
    ['noor.devries', 'personal'],
    ['devries2020', 'personal'],
    ['noor.devries@example.nl', 'personal'],
    ['kort123', 'tooShort'],
    ['', 'tooShort'],
    ['\u0000otterpak-1', 'invalid'],
  ])('refuses %j: %s', (password, name) => expect(fault(password)).toBe(name));

  it('counts bytes of the composed form', () => {
    const decomposed = 'é'.normalize('NFD').repeat(36);
    expect(Buffer.byteLength(decomposed)).toBe(108);
    expect(byteLength(decomposed)).toBe(72);
    expect(fault(`Otterpak-1${'ß'.repeat(31)}`)).toBeNull();
    expect(fault(`Otterpak-1${'ß'.repeat(32)}`)).toBe('tooLong');
  });
});
