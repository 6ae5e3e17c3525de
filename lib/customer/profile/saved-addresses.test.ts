import { describe, expect, it } from 'vitest';
import { savedAddressLines, removeAddressAt, moveAddressToFront, saveAddressAt } from './saved-addresses';
import type { SavedAddress } from '@/backend/contract/order';

const address = (label: string, changes: Partial<SavedAddress> = {}): SavedAddress => ({
  label,
  firstname: '',
  lastname: '',
  street: 'Otterkade',
  housenumber: '12',
  addition: '',
  info: '',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'nl',
  ...changes,
});
const [home, work, school] = [address('home'), address('work'), address('school')];
const names = (addresses: SavedAddress[]) => addresses.map(({ label }) => label).join(' ');

describe('saved addresses', () => {
  it('appends a new address, or puts it first as the default', () => {
    expect(names(saveAddressAt([home, work], null, school, false))).toBe('home work school');
    expect(names(saveAddressAt([home, work], null, school, true))).toBe('school home work');
    expect(names(saveAddressAt([], null, home, false))).toBe('home');
  });

  it('keeps the position of a changed address, unless it becomes the default', () => {
    expect(names(saveAddressAt([home, work], 1, school, false))).toBe('home school');
    expect(names(saveAddressAt([home, work], 1, school, true))).toBe('school home');
    expect(names(saveAddressAt([home, work], 0, school, true))).toBe('school work');
  });

  it('moves the chosen address to the front', () => {
    expect(names(moveAddressToFront([home, work, school], 2))).toBe('school home work');
    expect(names(moveAddressToFront([home, work], 5))).toBe('home work');
    expect(names(removeAddressAt([home, work, school], 0))).toBe('work school');
  });

  it('format as on an envelope', () => {
    const full = address('x', { firstname: 'Noor', lastname: 'Vos', addition: 'b', info: 'c/o Otter' });
    expect(savedAddressLines(full, 'Nederland', 'Sanne')).toEqual([
      'Noor Vos',
      'Otterkade 12 b',
      'c/o Otter',
      '3511 AB Utrecht',
      'Nederland',
    ]);
    expect(savedAddressLines(home, 'Nederland', 'Sanne')[0]).toBe('Sanne');
    expect(savedAddressLines(home, 'Nederland')[0]).toBe('Otterkade 12');
  });
});
