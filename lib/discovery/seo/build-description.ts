/** What search engines show of a description; less says too little, more is cut by them. */
const MIN_LENGTH = 50;
const MAX_LENGTH = 160;

/**
 * A description of 50 to 160 characters: the first text that says something, followed by the next ones while it is too short.
 * Cut at a word.
 */
export function buildDescription(texts: string[]): string {
  let description = '';
  for (const text of texts) {
    if (description.length >= MIN_LENGTH) break;
    const tidy = text.replace(/\s+/g, ' ').trim();
    if (tidy !== '' && !description.includes(tidy)) description = join(description, tidy);
  }
  return cut(description, MAX_LENGTH);
}

function join(before: string, after: string): string {
  if (before === '') return after;
  return /[.!?…:]$/.test(before) ? `${before} ${after}` : `${before}. ${after}`;
}

/** At most so many characters, whole words, with an ellipsis where something is missing. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > 0 ? end : most - 1).replace(/[\s.,;:–—-]+$/, '')}…`;
}
