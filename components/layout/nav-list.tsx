import { getTranslations } from 'next-intl/server';
import { isPage, toSafeHref } from '@/components/ui/safe-href';
import type { MenuItem } from '@/lib/content/pages/types';
import { type MenuEntry, MenuEntries } from './menu-entries';

/** A CMS menu. Renders nothing without items, so that no empty landmark is announced. */
export async function NavList({ items, label, className }: { items: MenuItem[]; label: string; className?: string }) {
  if (items.length === 0) return null;
  const t = await getTranslations('layout');
  const entries = items.map(({ title, path }): MenuEntry => {
    const target = toSafeHref(path);
    if (!target) return [title];
    if (target.external) return [title, target.href, t('external')];
    return isPage(target.href) ? [title, target.href] : [title, target.href, ''];
  });
  return (
    <nav aria-label={label} className={className}>
      <MenuEntries entries={entries} />
    </nav>
  );
}
