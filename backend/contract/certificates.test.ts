import { expect, it } from 'vitest';
import { formatSerial, parseSerial } from './certificates';

it('prints a serial in groups and reads it back, however it was typed', () => {
  expect(formatSerial('K7QM2XPD9RT4HW01')).toBe('K7QM-2XPD-9RT4-HW01');
  for (const typed of ['K7QM-2XPD-9RT4-HW01', 'k7qm 2xpd 9rt4 hwOl', 'K7QM2XPD9RT4HWoI'])
    expect(parseSerial(typed)).toBe('K7QM-2XPD-9RT4-HW01');
});

it.each(['', 'K7QM', 'K7QM-2XPD-9RT4-HW0', 'K7QM-2XPD-9RT4-HW011', 'U7QM-2XPD-9RT4-HW01', '../../etc/passwd'])(
  'reads no serial from %j',
  (typed) => {
    expect(parseSerial(typed)).toBeNull();
  },
);
