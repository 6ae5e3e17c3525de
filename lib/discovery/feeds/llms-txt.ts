export interface LlmsLink {
  title: string;
  url: string;
  /** What is there; '' for nothing. */
  note: string;
}

export interface LlmsPage {
  title: string;
  summary: string;
  text: string;
  sections: { title: string; links: LlmsLink[] }[];
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
/** Signs that would end a link's text, or begin another one. */
const escape = (text: string): string => oneLine(text).replace(/[\\[\]<>`*_]/g, '\\$&');
/** Parentheses would end the link. */
const escapeUrl = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29');

const toLine = ({ title, url, note }: LlmsLink): string =>
  `- [${escape(title)}](${escapeUrl(url)})${oneLine(note) ? `: ${escape(note)}` : ''}`;

/** A guide to the shop for language models, in the format of llmstxt.org: a title, a summary, and lists of links. */
export function buildLlmsTxt({ title, summary, text, sections }: LlmsPage): string {
  const filled = sections.filter(({ links }) => links.length > 0);
  return [
    `# ${escape(title)}`,
    ...(oneLine(summary) ? [`> ${escape(summary)}`] : []),
    ...(oneLine(text) ? [escape(text)] : []),
    ...filled.map((section) => `## ${escape(section.title)}\n\n${section.links.map(toLine).join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
