/** Length limits: shorter descriptions say too little, longer ones are truncated by search engines. */
const MIN_LENGTH = 50;
const MAX_LENGTH = 160;

/**
 * Builds a description of 50 to 160 characters from the given texts, appending texts while it is too short. Truncates at a
 * word.
 */
export function buildDescription(texts: string[]): string {
  let description = '';
  for (const text of texts) {
    if (description.length >= MIN_LENGTH) break;
    const normalized = text.replace(/\s+/g, ' ').trim();
    if (normalized !== '' && !description.includes(normalized)) description = join(description, normalized);
  }
  return cutAtWord(description, MAX_LENGTH);
}

function join(before: string, after: string): string {
  if (before === '') return after;
  return /[.!?…:]$/.test(before) ? `${before} ${after}` : `${before}. ${after}`;
}

/** Truncates at a word boundary, with an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > 0 ? end : most - 1).replace(/[\s.,;:–—-]+$/, '')}…`;
}
