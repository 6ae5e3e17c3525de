'use client';

import Link from 'next/link';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { SearchLabels } from '@/components/search/labels';
import type { SearchDialogProps } from '@/components/search/search-dialog';
import { routes } from '@/backend/contract/routes';
import styles from './header-link.module.css';

interface SearchLinkProps {
  /** Server-rendered, so that the icon stays out of the script. */
  icon: ReactNode;
  labels: SearchLabels;
}

const load = () => import('@/components/search/search-dialog');
const warm = (): void => void load().catch(() => {});

/** Link to the search: a dialog, or the search page as fallback. The dialog is loaded shortly before use. */
export function SearchLink({ icon, labels }: SearchLinkProps) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  const show = async (event: MouseEvent) => {
    const isOwnWay = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isOwnWay || location.pathname === routes.search) return;
    event.preventDefault();
    try {
      const { SearchDialog } = await load();
      setDialog(() => SearchDialog);
      setOpen(true);
    } catch {
      location.assign(routes.search);
    }
  };

  return (
    <>
      <Link
        href={routes.search}
        prefetch={false}
        className={styles.link}
        aria-label={labels.title}
        onFocus={warm}
        onPointerEnter={warm}
        onClick={(event) => void show(event)}
      >
        {icon}
      </Link>
      {Dialog && <Dialog open={open} labels={labels} onClose={() => setOpen(false)} />}
    </>
  );
}
