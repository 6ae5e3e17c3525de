/** Code 39 (ISO/IEC 16388): nine bars and gaps a sign, wide (1) or narrow (0), a bar first. */
const SIGNS: Record<string, string> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '-': '010000101',
  '.': '110000100',
  ' ': '011000100',
  '*': '010010100',
};
const WIDE = 3;
const HEIGHT = 40;
/** The white that a scanner needs on both sides. */
const QUIET = 10;

/** A barcode as SVG, which any scanner types back; empty for text that Code 39 has no signs for. */
export function barcodeSvg(text: string): string {
  const signs = [...`*${text.toUpperCase()}*`].map((sign) => SIGNS[sign]);
  let x = QUIET;
  let path = '';
  for (const sign of signs) {
    if (!sign) return '';
    for (const [index, kind] of [...sign].entries()) {
      const width = kind === '1' ? WIDE : 1;
      if (index % 2 === 0) path += `M${x} 0h${width}v${HEIGHT}h-${width}z`;
      x += width;
    }
    // Between two signs, a narrow gap.
    x += 1;
  }
  return `<svg class="barcode" viewBox="0 0 ${x - 1 + QUIET} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><path d="${path}"/></svg>`;
}
