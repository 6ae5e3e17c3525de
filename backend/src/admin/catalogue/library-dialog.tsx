import { useStrapiApp } from '@strapi/strapi/admin';
import { createElement } from 'react';
import { isRecord } from '../../domain/is-record';

/** A picture of the media library; `url` is its thumbnail if it has one. */
export interface LibraryFile {
  id: number;
  url: string;
}

interface StrapiDialogProps {
  allowedTypes: string[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (assets: unknown) => void;
}

function thumbnailOf({ formats }: Record<string, unknown>): string | null {
  const thumbnail = isRecord(formats) ? formats.thumbnail : null;
  return isRecord(thumbnail) && typeof thumbnail.url === 'string' ? thumbnail.url : null;
}

/** A selection holds pictures alone, but Strapi promises nothing. */
function toFiles(assets: unknown): LibraryFile[] {
  return (Array.isArray(assets) ? assets : []).filter(isRecord).flatMap((asset) => {
    const { id, url, mime } = asset;
    const isPicture = typeof id === 'number' && typeof url === 'string' && String(mime).startsWith('image/');
    return isPicture ? [{ id, url: thumbnailOf(asset) ?? url }] : [];
  });
}

interface Props {
  isMultiple: boolean;
  /** Pictures that were chosen, in their order; the dialog is still open. */
  onChoose: (files: LibraryFile[]) => void;
  onClose: () => void;
}

/**
 * Strapi's own dialog of the media library, in which one uploads too. Put it beside a form, not inside: its forms would send that
 * one as well.
 */
export function LibraryDialog({ isMultiple, onChoose, onClose }: Props) {
  const dialog = useStrapiApp('LibraryDialog', ({ components }) => components['media-library']);
  const props: StrapiDialogProps = {
    allowedTypes: ['images'],
    multiple: isMultiple,
    onClose,
    onSelectAssets: (assets) => onChoose(toFiles(assets)),
  };
  return dialog ? createElement<object>(dialog, props) : null;
}
