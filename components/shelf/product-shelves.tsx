'use client';

import { useEffect, useRef, useState } from 'react';
import { recordView, viewedProducts } from '@/lib/catalog/shelf/viewed-products';
import { Shelf } from './shelf';
import styles from './product-shelves.module.css';

interface ProductShelvesProps {
  /** Id of the product. */
  product: string;
  hasGoesWith: boolean;
}

/** Begins to load this far before a visitor gets there. */
const AHEAD = '600px';

/** At the end of a product's page: what goes with it, and what was viewed before it. Remembers the view in this browser. */
export function ProductShelves({ product, hasGoesWith }: ProductShelvesProps) {
  const place = useRef<HTMLDivElement>(null);
  /** Products viewed before; null until the visitor comes near. */
  const [viewed, setViewed] = useState<string[] | null>(null);

  useEffect(() => {
    const before = viewedProducts(product);
    recordView(product);
    if (!place.current || !(hasGoesWith || before.length > 0)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setViewed(before);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [product, hasGoesWith]);

  return (
    <div ref={place} className={styles.shelves} data-print="hidden">
      {viewed && hasGoesWith && <Shelf kind="goesWith" query={`product=${product}`} />}
      {viewed && viewed.length > 0 && <Shelf kind="viewed" query={`ids=${viewed.join()}`} />}
    </div>
  );
}
