import { z } from 'zod';
import type { ScriptMark } from './script-mark';

const pushSchema = z.tuple([z.literal(1), z.string()]);
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/**
 * Next sends a page twice: as HTML, and as data with which React adopts it, a text in several scripts. Joins neighbours and
 * quotes the text so that its thousands of double quotes need no backslash. Structured data, which React only puts in place,
 * is sent once. A script in another form is left as it is.
 */
export function compactPageData(html: string, mark: ScriptMark): string {
  const script = `${mark.openTag}self\\.__next_f\\.push\\(([^<]*)\\)</script>`;
  const structured = [...html.matchAll(JSON_LD)].map(([, text = '']) => text);
  return html.replaceAll(new RegExp(`(?:${script})+`, 'g'), (neighbours) => {
    const texts = [...neighbours.matchAll(new RegExp(script, 'g'))].map(([, push = '']) => readText(push));
    if (!texts.every((text) => text !== null)) return neighbours;
    const data = structured.reduce(leaveOut, texts.join(''));
    return `${mark.openTag}self.__next_f.push([1,${quote(data)}])</script>`;
  });
}

function readText(push: string): string | null {
  try {
    return pushSchema.parse(JSON.parse(push))[1];
  } catch {
    return null;
  }
}

/** React writes a long text as a row with its length in bytes, and a short one where it is used. */
function leaveOut(data: string, text: string): string {
  const row = `T${Buffer.byteLength(text).toString(16)},${text}`;
  return data.replaceAll(row, 'T0,').replaceAll(JSON.stringify(text), '""');
}

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('<', '\\x3c')}'`;
