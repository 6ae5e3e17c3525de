import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import type { Inline, RichText as RichTextValue, RichTextBlock } from '@/lib/content/pages/rich-text';
import { Picture } from '@/components/ui/picture';
import styles from './rich-text.module.css';
import { SafeLink } from '@/components/ui/safe-link';

interface RichTextProps {
  body: RichTextValue;
  className?: string;
  /** Anchors of headings, by their index in the body. */
  anchors?: ReadonlyMap<number, string>;
}

/** Rich text of the CMS, rendered element by element; raw markup is never used. */
export async function RichText({ body, className, anchors }: RichTextProps) {
  const t = await getTranslations('layout');
  return (
    <div className={[styles.text, className].filter(Boolean).join(' ')}>
      {body.map((block, index) => renderBlock(block, index, t('external'), anchors?.get(index)))}
    </div>
  );
}

function renderBlock(block: RichTextBlock, key: number, note: string, anchor?: string): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return isBlank(block.children) ? null : <p key={key}>{renderInline(block.children, note)}</p>;
    case 'heading': {
      // The page owns the h1.
      const Heading = `h${Math.max(2, block.level) as 2 | 3 | 4 | 5 | 6}` as const;
      return (
        <Heading key={key} {...(anchor && { id: anchor })}>
          {renderInline(block.children, note)}
        </Heading>
      );
    }
    case 'list':
      return renderList(block, key, note);
    case 'quote':
      return <blockquote key={key}>{renderInline(block.children, note)}</blockquote>;
    case 'image':
      return <Picture key={key} image={block.image} sizes="(width < 46rem) 92vw, 42rem" />;
    default:
      return null;
  }
}

type List = Extract<RichTextBlock, { type: 'list' }>;

function renderList(list: List, key: number, note: string): ReactNode {
  const Element = list.format === 'ordered' ? 'ol' : 'ul';
  const items = list.children.map((child, index) =>
    child.type === 'list' ? (
      <li key={index} className={styles.nested}>
        {renderList(child, index, note)}
      </li>
    ) : (
      <li key={index}>{renderInline(child.children, note)}</li>
    ),
  );
  return <Element key={key}>{items}</Element>;
}

const isBlank = (children: Inline[]): boolean =>
  children.every((child) => child.type === 'text' && child.text.trim() === '');

function renderInline(children: Inline[], note: string): ReactNode[] {
  return children.map((child, index) =>
    child.type === 'link' ? (
      <SafeLink key={index} href={child.url} externalNote={note}>
        {renderInline(child.children, note)}
      </SafeLink>
    ) : (
      renderText(child, index)
    ),
  );
}

/** Most text has no marks, and is sent as nothing but text. */
function renderText(
  { text, bold, italic, underline, strikethrough, code }: Extract<Inline, { type: 'text' }>,
  key: number,
): ReactNode {
  let node: ReactNode = text;
  if (code) node = <code>{node}</code>;
  if (strikethrough) node = <s>{node}</s>;
  if (underline) node = <u>{node}</u>;
  if (italic) node = <em>{node}</em>;
  if (bold) node = <strong>{node}</strong>;
  return node === text ? text : <Fragment key={key}>{node}</Fragment>;
}
