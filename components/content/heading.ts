/** 1 for the block that opens a page: its title is the page's h1. */
export type HeadingLevel = 1 | 2;

/** Heading level inside a block, one below the block's own. */
export const headingBelow = (level: HeadingLevel): 2 | 3 => (level === 1 ? 2 : 3);
