import { type FormDraftStorage, readFormDraft, saveFormDraft } from '@/lib/forms/form-draft';
import { SHARED, takeShared } from './shared-fragment';

const KEY = 'size-adviser';
const MAX_SHARED = 40;

type Typed = Record<string, string>;

export function readShared(hash: string): Typed {
  if (!hash.startsWith(SHARED)) return {};
  const entries = [...new URLSearchParams(hash.slice(SHARED.length))];
  return Object.fromEntries(entries.filter(([, value]) => value.length <= MAX_SHARED));
}

export function shareLink(page: string, typed: Typed): string {
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '');
  return page + SHARED + new URLSearchParams(filled).toString();
}

/** Kept in this tab only, and shared by the adviser and the finder; a link that was shared goes first. */
export function typedMeasures<V extends Typed>(blank: V, shared = ''): FormDraftStorage<V> {
  return {
    restore: () => {
      const known: Record<string, unknown> = { ...readFormDraft(KEY), ...readShared(shared || takeShared()) };
      const values = mapValues(blank, (name, value) => (typeof known[name] === 'string' ? known[name] : value));
      saveFormDraft(KEY, { ...readFormDraft(KEY), ...values });
      return values;
    },
    save: (values) => saveFormDraft(KEY, { ...readFormDraft(KEY), ...values }),
  };
}

const mapValues = <V extends Typed>(values: V, change: (name: string, value: string) => string): V => {
  const changed: Typed = {};
  for (const [name, value] of Object.entries(values)) changed[name] = change(name, value);
  return { ...values, ...changed };
};
