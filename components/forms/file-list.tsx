'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/forms/fill-template';
import { formatSize } from '@/lib/forms/file-limits';
import type { FormLabels } from '@/lib/forms/message-types';
import styles from './file-field.module.css';

interface FileListProps {
  files: File[];
  labels: FormLabels['files'];
  isWrong: (file: File) => boolean;
  onRemove: (file: File) => void;
  onRemoveAll: () => void;
}

/** The selected files, each removable. */
export function FileList({ files, labels, isWrong, onRemove, onRemoveAll }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <>
      <ul role="list" className={styles.list}>
        {files.map((file) => (
          <li
            key={`${file.name}-${file.size}-${file.lastModified}`}
            className={styles.file}
            data-wrong={isWrong(file) || undefined}
          >
            {isWrong(file) && <Icon name="warning" />}
            <span className={styles.name}>
              {file.name}{' '}
              <span className={styles.size}>{formatSize(file.size, labels, document.documentElement.lang)}</span>
            </span>
            <button
              type="button"
              aria-label={fill(labels.remove, { name: file.name })}
              className={styles.remove}
              onClick={() => onRemove(file)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {files.length > 1 && (
        <Button variant="quiet" className={styles.removeAll} onClick={onRemoveAll}>
          {labels.removeAll}
        </Button>
      )}
    </>
  );
}
