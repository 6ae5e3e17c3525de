import { createHash } from 'node:crypto';

const MAX_FILES = 40;
const files = new Map<string, Buffer>();

/**
 * Renders a PDF, or returns the one that was rendered for the same content before.
 *
 * @param content everything the PDF depends on
 * @param render may return null for no PDF, which is not cached
 */
export async function cachedPdf<File extends Buffer | null>(
  content: unknown,
  render: () => Promise<File>,
): Promise<File | Buffer> {
  const key = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const known = files.get(key);
  if (known) return known;
  const file = await render();
  if (files.size >= MAX_FILES) files.clear();
  if (file) files.set(key, file);
  return file;
}
