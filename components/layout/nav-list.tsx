import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { isPage, toSafeHref } from '@/components/ui/safe-href';
import type { MenuItem } from '@/lib/content/pages/types';
import { type MenuEntry, MenuEntries } from './menu-entries';

/** A CMS menu. Renders nothing without items, so that no empty landmark is announced. */
export async function NavList({ items, label, className }: { items: MenuItem[]; label: string; className?: string }) {
  if (items.length === 0) return null;
  const t = await getTranslations('layout');
  return (
    <nav aria-label={label} {...(className && { className })}>
      <MenuEntries entries={listEntries(items, t('external'))} />
    </nav>
  );
}

/** One list per menu and page, however often the menu is shown: React sends the same list once. */
const listEntries = cache((items: MenuItem[], externalNote: string): MenuEntry[] =>
  items.map(({ title, path }) => {
    const target = toSafeHref(path);
    if (!target) return [title];
    if (target.external) return [title, target.href, externalNote];
    return isPage(target.href) ? [title, target.href] : [title, target.href, ''];
  }),
);
