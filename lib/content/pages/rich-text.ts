/** Parsed rich text, the only format of the renderer. */
export type Inline =
  | {
      type: 'text';
      text: string;
      bold?: boolean;
      italic?: boolean;
      underline?: boolean;
      strikethrough?: boolean;
      code?: boolean;
    }
  | { type: 'link'; url: string; children: Inline[] };

export type RichTextBlock =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: Inline[] }
  | {
      type: 'list';
      format: 'ordered' | 'unordered';
      children: (RichTextListItem | Extract<RichTextBlock, { type: 'list' }>)[];
    }
  | { type: 'quote'; children: Inline[] }
  | { type: 'image'; image: import('@/lib/core/media').Media };

export interface RichTextListItem {
  type: 'list-item';
  children: Inline[];
}

export type RichText = RichTextBlock[];
