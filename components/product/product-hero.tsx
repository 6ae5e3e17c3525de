'use client';

import type { ReactNode } from 'react';
import { BuyBox, type BuyBoxProps } from './buy-box';
import { Gallery, type Slide } from './gallery';
import styles from './product-hero.module.css';
import { useChoice } from './use-choice';
import type { ZoomLabels } from './zoom/zoom-labels';

interface ProductHeroProps extends BuyBoxProps {
  slides: Slide[];
  /** One picture with the thumbnails of all slides; null: one each. */
  strip?: string | null;
  galleryLabel: string;
  zoomLabels: ZoomLabels;
  /** Title and summary, above the options. */
  head: ReactNode;
  /** Delivery, payment and safety, below the button. */
  foot: ReactNode;
}

/** Pictures and buy box side by side, sharing one selection. */
export function ProductHero({ slides, strip, galleryLabel, zoomLabels, head, foot, ...buyBox }: ProductHeroProps) {
  const [choice, choose] = useChoice(buyBox.variants);
  return (
    <div className={styles.hero}>
      <Gallery slides={slides} strip={strip} choice={choice} label={galleryLabel} zoom={zoomLabels} />
      <div className={styles.side}>
        {head}
        <BuyBox {...buyBox} choice={choice} onChoose={choose} />
        {foot}
      </div>
    </div>
  );
}
