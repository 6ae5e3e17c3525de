import { useStrapiApp } from '@strapi/strapi/admin';
import { createElement } from 'react';
import { isRecord } from '../../domain/is-record';
import { type LibraryFile, toLibraryFile } from './library-file';

interface StrapiDialogProps {
  allowedTypes: string[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (assets: unknown) => void;
}

/** A selection holds pictures alone, but Strapi promises nothing. */
function toFiles(assets: unknown): LibraryFile[] {
  return (Array.isArray(assets) ? assets : [])
    .filter((asset) => isRecord(asset) && String(asset.mime).startsWith('image/'))
    .flatMap((asset) => toLibraryFile(asset) ?? []);
}

interface Props {
  isMultiple: boolean;
  /** Pictures that were chosen, in their order; the dialog is still open. */
  onChoose: (files: LibraryFile[]) => void;
  onClose: () => void;
}

/**
 * Strapi's own dialog of the media library, in which one uploads too. Its forms send one around it as well,
 * which therefore must not send itself.
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
