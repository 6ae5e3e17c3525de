import type { ComposedValue, ComposedValues } from './types';

const isFileList = (value: ComposedValue): value is File[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => part instanceof File);

/** JSON, or FormData if there are files. */
export function toBody(values: ComposedValues): { data: ComposedValues } | FormData {
  if (!Object.values(values).some(isFileList)) return { data: values };
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of Array.isArray(value) ? value : [value]) body.append(name, part);
  }
  return body;
}

/** Creates idempotency keys: resending the same content reuses the key. */
export function createSubmissionKey(): (values: ComposedValues) => string {
  let last = { content: '', key: '' };
  return (values) => {
    const content = JSON.stringify(values, (_, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    );
    if (content !== last.content) last = { content, key: crypto.randomUUID() };
    return last.key;
  };
}
