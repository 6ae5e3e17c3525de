'use client';

import { type ChangeEvent, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { type FileLimits, findFileError, formatSize, formatFileTypes, type SizeLabels } from '@/lib/forms/file-limits';
import { fill } from '@/lib/forms/fill-template';
import { Field } from './field';
import styles from './file-field.module.css';
import type { FieldProps } from './field-props';
import { FileList } from './file-list';
import { useFormKit } from './form-context';
import { useField } from './use-field';

interface FileFieldProps extends FieldProps, FileLimits {
  multiple?: boolean;
}

const NONE: File[] = [];
const isFiles = (value: unknown): value is File[] => Array.isArray(value) && value.every((one) => one instanceof File);
const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** File upload; the value is always a list of `File`. Without JavaScript it is the native control. */
export function FileField({
  name,
  label,
  hint,
  optional = false,
  visibility,
  multiple = false,
  accept,
  maxSize,
  className,
}: FileFieldProps) {
  const { labels } = useFormKit();
  const size = maxSize && fill(labels.files.atMost, { size: nameLimit(maxSize, labels.files) });
  const terms = [formatFileTypes(accept), size].filter(Boolean).join(' · ');
  const field = useField(name, { hasHint: Boolean(hint || terms), visibility });
  const { ids, aria, kit } = field;
  const { field: control } = useController({ name });
  const input = useRef<HTMLInputElement>(null);
  const files = isFiles(control.value) ? control.value : NONE;
  const { store, ready } = kit;

  const put = (next: File[]) => {
    control.onChange(next);
    if (input.current) showFiles(input.current, next);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(event.target.files ?? []);
    // Cancelling the dialog removes nothing.
    if (chosen.length === 0) return put(files);
    const added = chosen.filter((file) => !files.some((known) => isSameFile(known, file)));
    put(multiple ? [...files, ...added] : chosen.slice(0, 1));
  };
  const remove = (file: File) => {
    store.updateField(name, { dirty: true });
    put(files.filter((other) => other !== file));
    input.current?.focus();
  };
  const removeAll = () => {
    store.updateField(name, { dirty: true });
    put([]);
    input.current?.focus();
  };

  // Files selected before hydration.
  const adopt = useRef(control.onChange);
  useEffect(() => {
    const early = Array.from(input.current?.files ?? []);
    if (ready && early.length > 0) adopt.current(early);
  }, [ready]);

  const error = files.map((file) => findFileError(file, { accept, maxSize })).find((found) => found !== null);
  useEffect(() => {
    store.updateField(name, { control: error ? { code: error } : null });
  }, [store, name, error]);

  return (
    <Field
      field={field}
      label={label}
      hint={
        (hint || terms) && (
          <>
            {hint} {terms && <span className={styles.terms}>{terms}</span>}
          </>
        )
      }
      optional={optional}
      className={className}
    >
      <div className={styles.box} data-ready={ready || undefined}>
        <input
          {...aria}
          ref={input}
          type="file"
          name={name}
          multiple={multiple}
          accept={accept}
          onChange={choose}
          aria-required={!optional}
          aria-describedby={[aria['aria-describedby'], `${ids.id}-files`].join(' ')}
          className={styles.input}
        />
        <span className={styles.button} aria-hidden="true">
          {multiple ? labels.files.chooseMany : labels.files.choose}
        </span>
        <span
          id={`${ids.id}-files`}
          aria-live="polite"
          data-chosen={files.length > 0 || undefined}
          className={styles.none}
        >
          {files.length === 0 ? labels.files.none : files.map((file) => file.name).join(', ')}
        </span>
      </div>
      <FileList
        files={files}
        labels={labels.files}
        isWrong={(file) => findFileError(file, { accept, maxSize }) !== null}
        onRemove={remove}
        onRemoveAll={removeAll}
      />
    </Field>
  );
}

/** Formatted alike on server and client, independent of their locales: limits are whole megabytes. */
const nameLimit = (bytes: number, labels: SizeLabels): string => formatSize(bytes, labels, 'en');

/** Syncs the native control with the list, so that a native submission sends the same files. */
function showFiles(input: HTMLInputElement, files: File[]): void {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
