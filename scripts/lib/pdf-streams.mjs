// Normalizes PDFs, to compare files that two releases of zlib compressed differently.
import { inflateSync } from 'node:zlib';

/**
 * A PDF with its streams decompressed and without what depends on their compressed size: lengths and byte offsets.
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
