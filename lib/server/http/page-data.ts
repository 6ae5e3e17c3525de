import { z } from 'zod';
import type { ScriptMark } from './script-mark';

const pushSchema = z.tuple([z.literal(1), z.string()]);
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

export interface CompactPage {
  html: string;
  /** The page without that data. */
  markup: string;
  /** Null if a script has another form. */
  data: string | null;
}

/**
 * Next sends a page twice: as HTML, and as data with which React adopts it, a text in several scripts. Joins neighbours and
 * quotes the text so that its thousands of double quotes need no backslash. Structured data, which React only puts in place,
 * is sent once. A script in another form is left as it is.
 */
export function compactPageData(html: string, mark: ScriptMark): CompactPage {
  const script = `${mark.openTag}self\\.__next_f\\.push\\(([^<]*)\\)</script>`;
  const structured = [...html.matchAll(JSON_LD)].map(([, text = '']) => text);
  const neighbouring = new RegExp(`(?:${script})+`, 'g');
  const all: (string | null)[] = [];
  const compact = html.replaceAll(neighbouring, (neighbours) => {
    const texts = [...neighbours.matchAll(new RegExp(script, 'g'))].map(([, push = '']) => readText(push));
    const isReadable = texts.every((text) => text !== null);
    all.push(isReadable ? structured.reduce(leaveOut, texts.join('')) : null);
    return isReadable ? `${mark.openTag}self.__next_f.push([1,${quote(all.at(-1) ?? '')}])</script>` : neighbours;
  });
  return {
    html: compact,
    markup: html.replaceAll(neighbouring, ''),
    data: all.every((text) => text !== null) ? all.join('') : null,
  };
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
