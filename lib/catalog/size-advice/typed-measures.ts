import { type FormDraftStorage, readFormDraft, saveFormDraft } from '@/lib/forms/form-draft';

const KEY = 'size-adviser';
/** The fragment of a shared link, which browsers do not send to a server. */
const FRAGMENT = '#size-adviser?';
const MAX_SHARED = 40;

type Typed = Record<string, string>;

export const hasSharedMeasures = (hash: string): boolean => hash.startsWith(FRAGMENT);

export function readShared(hash: string): Typed {
  if (!hasSharedMeasures(hash)) return {};
  const entries = [...new URLSearchParams(hash.slice(FRAGMENT.length))];
  return Object.fromEntries(entries.filter(([, value]) => value.length <= MAX_SHARED));
}

export function shareLink(page: string, typed: Typed): string {
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '');
  return page + FRAGMENT + new URLSearchParams(filled).toString();
}

/** Kept in this tab only, and shared by the adviser and the finder; a link that was shared goes first. */
export function typedMeasures<V extends Typed>(blank: V): FormDraftStorage<V> {
  return {
    restore: () => {
      const known: Record<string, unknown> = { ...readFormDraft(KEY), ...readShared(location.hash) };
      return mapValues(blank, (name, value) => (typeof known[name] === 'string' ? known[name] : value));
    },
    save: (values) => saveFormDraft(KEY, { ...readFormDraft(KEY), ...values }),
  };
}

const mapValues = <V extends Typed>(values: V, change: (name: string, value: string) => string): V => {
  const changed: Typed = {};
  for (const [name, value] of Object.entries(values)) changed[name] = change(name, value);
  return { ...values, ...changed };
};
