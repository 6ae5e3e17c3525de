import { fill } from './fill-template';

export interface FileLimits {
  /** As in the `accept` attribute: extensions (`.pdf`) and media types (`image/*`), comma-separated. */
  accept?: string;
  /** Bytes per file. */
  maxSize?: number;
}

type Sized = Pick<File, 'name' | 'type' | 'size'>;

/** Whether the file's name or declared type is accepted. The server checks the content. */
export function isAccepted({ name, type }: Pick<Sized, 'name' | 'type'>, accept: string | undefined): boolean {
  const wanted = splitAccept(accept);
  return (
    wanted.length === 0 ||
    wanted.some((one) => {
      if (one.startsWith('.')) return name.toLowerCase().endsWith(one);
      return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one;
    })
  );
}

export function findFileError(
  file: Sized,
  { accept, maxSize }: FileLimits,
): 'fileType' | 'fileSize' | 'fileEmpty' | null {
  if (!isAccepted(file, accept)) return 'fileType';
  if (maxSize !== undefined && file.size > maxSize) return 'fileSize';
  return file.size === 0 ? 'fileEmpty' : null;
}

/** Formats `.pdf,image/*` as `PDF, IMAGE`. */
export function formatFileTypes(accept: string | undefined): string {
  return splitAccept(accept)
    .map((one) =>
      one
        .replace(/^\./, '')
        .replace(/^.*\/(?!\*)/, '')
        .replace(/\/\*$/, '')
        .toUpperCase(),
    )
    .join(', ');
}

export interface SizeLabels {
  megabytes: string;
  kilobytes: string;
}

const KIB = 1024;

/** Whole kilobytes, or megabytes with at most one decimal, in the language of `tag`. */
export function formatSize(bytes: number, { megabytes, kilobytes }: SizeLabels, tag: string): string {
  const isSmall = bytes < KIB * KIB;
  const n = isSmall ? Math.max(1, Math.round(bytes / KIB)) : bytes / KIB / KIB;
  const number = new Intl.NumberFormat(tag || 'en', { maximumFractionDigits: isSmall ? 0 : 1 }).format(n);
  return fill(isSmall ? kilobytes : megabytes, { n: number });
}

function splitAccept(accept = ''): string[] {
  return accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
}
