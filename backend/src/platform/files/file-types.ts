const startsWith =
  (...bytes: number[]) =>
  (content: Buffer): boolean =>
    bytes.every((byte, index) => content[index] === byte);

const ascii = (content: Buffer, from: number, to: number): string => content.toString('latin1', from, to);

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Control characters that do not occur in text: all except tab, line ends, form feed and escape. */
const isBinary = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);

function isText(content: Buffer): boolean {
  if (content.some(isBinary)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

const isJpeg = startsWith(0xff, 0xd8, 0xff);
const isHeic = (content: Buffer): boolean => ascii(content, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(content, 8, 12));

/**
 * Accepted file types by extension, with a check of their content. Only images, PDF and plain text: archives, office files
 * and HTML could run code on the computer of the person opening them.
 */
const KINDS: Record<string, (content: Buffer) => boolean> = {
  '.pdf': (content) => ascii(content, 0, 5) === '%PDF-',
  '.jpg': isJpeg,
  '.jpeg': isJpeg,
  '.png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  '.gif': (content) => /^GIF8[79]a$/.test(ascii(content, 0, 6)),
  '.webp': (content) => ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 12) === 'WEBP',
  '.heic': isHeic,
  '.heif': isHeic,
  '.txt': isText,
};

export const KNOWN_EXTENSIONS = Object.keys(KINDS);

/** `.PDF, .jpg` -> `['.pdf', '.jpg']`; empty means all supported types. */
export function listExtensions(accept: string): string[] {
  const given = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  return given.length > 0 ? given : KNOWN_EXTENSIONS;
}

export const extensionOf = (name: string): string => /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? '';

/** Whether the content matches the extension. The content type sent by the browser is ignored, because it proves nothing. */
export function matchesExtension(name: string, content: Buffer): boolean {
  const extension = extensionOf(name);
  return Object.hasOwn(KINDS, extension) && KINDS[extension]?.(content) === true;
}
