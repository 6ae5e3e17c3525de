// PDFs as their content says them, for comparing files that two releases of zlib packed differently.
import { inflateSync } from 'node:zlib';

/**
 * A PDF with its streams unpacked and without what only their packed size decides: lengths and places in the file.
 * @param {Buffer} pdf
 */
export function comparable(pdf) {
  const text = pdf.toString('latin1');
  const objects = text.replace(
    /<<((?:(?!endobj)[^])*?)>>\nstream\n([^]*?)\nendstream/g,
    (_, dictionary, packed) =>
      `<<${dictionary.replace(/\/Length \d+/, '/Length')}>>\nstream\n${
        dictionary.includes('/FlateDecode') ? unpack(packed) : packed
      }\nendstream`,
  );
  return objects.replace(/\nxref\n[^]*?\ntrailer\n/, '\ntrailer\n').replace(/\nstartxref\n\d+/, '\nstartxref');
}

/** @param {string} packed */
const unpack = (packed) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
