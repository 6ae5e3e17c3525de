import { inflateSync } from 'node:zlib';

/** Objects of a PDF by their number, with the content of their stream. */
function readObjects(pdf: Buffer): Map<number, { head: string; stream: string }> {
  const file = pdf.toString('latin1');
  const objects = new Map<number, { head: string; stream: string }>();
  for (const [, number, body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Length1');
    objects.set(Number(number), {
      head,
      stream: isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw,
    });
  }
  return objects;
}

const refOf = (text: string, name: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]);

/** Characters of a font by glyph, from its `ToUnicode` map as pdfkit writes it. */
function readCharacters(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, start = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, code] of [...list.matchAll(/<(\w*)>/g)].map(([, hex = '']) => hex).entries()) {
      const glyph = (Number.parseInt(start, 16) + index).toString(16).padStart(4, '0');
      const units = code.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
      characters.set(glyph, String.fromCharCode(...units));
    }
  return characters;
}

/** The text of each page of a PDF by pdfkit, one line for every line drawn. */
export function readPdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const at = (number: number) => objects.get(number) ?? { head: '', stream: '' };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const resources = at(refOf(head, 'Resources')).head;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => [
        name,
        readCharacters(at(refOf(at(Number(number)).head, 'ToUnicode')).stream),
      ]),
    );
    const lines: string[] = [];
    let font = fonts.get('F1');
    for (const [, name, shown = ''] of at(refOf(head, 'Contents')).stream.matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (name) font = fonts.get(name);
      else {
        const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        lines.push(glyphs.map((glyph) => font?.get(glyph) ?? '').join(''));
      }
    }
    return lines.join('\n');
  });
}
