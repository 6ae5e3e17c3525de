import type { ReactNode } from 'react';
import { CartView } from '@/components/cart/cart-view';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { ProfileDoor } from '@/components/profile/profile-door';
import { ReviewsListing } from '@/components/reviews/reviews-listing';
import { Listing } from '@/components/shop/listing';
import type { Block } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { AcademyOverviewBlock } from './academy-overview-block';
import { ArticleListBlock } from './article-list-block';
import type { HeadingLevel } from './heading';
import { CallToActionBlock } from './call-to-action-block';
import { ContactDetailsBlock } from './contact-details-block';
import { FaqBlock } from './faq-block';
import { FormBlock } from './form-block';
import { GuaranteeNoticeBlock } from './guarantee-notice-block';
import { HeroBlock } from './hero-block';
import { ImageTextBlock } from './image-text-block';
import { ProductTeasersBlock } from './product-teasers-block';
import { ReviewsBlock } from './reviews-block';
import { RichTextBlock } from './rich-text-block';
import { SizeGuideBlock } from './size-guide-block';
import { StepsBlock } from './steps-block';
import { WithdrawalBlock } from './withdrawal-block';

/** Where a page stands: some blocks show more of it or link back to it. */
export interface PageContext {
  locale: Locale;
  path: string[];
  /** The listing keys of the address, as middleware wrote them. */
  query: string | null;
  /** See page-view.tsx. */
  profile?: ReactNode;
  /** An editor looks at drafts: what can't be shown is said. */
  preview?: boolean;
}

/** The first block opens the page: its title is the h1. */
export function BlockRenderer({ blocks, context }: { blocks: Block[]; context: PageContext }) {
  return blocks.map((block, index) => (
    <BlockView key={block.id} block={block} level={index === 0 ? 1 : 2} context={context} />
  ));
}

function BlockView({ block, level, context }: { block: Block; level: HeadingLevel; context: PageContext }) {
  const { locale, path, query, profile } = context;
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} level={level} />;
    case 'rich-text':
      return <RichTextBlock block={block} level={level} />;
    case 'image-text':
      return <ImageTextBlock block={block} level={level} locale={locale} />;
    case 'steps':
      return <StepsBlock block={block} level={level} />;
    case 'product-listing':
      return <Listing block={block} locale={locale} query={query} path={path} />;
    case 'product-teasers':
      return <ProductTeasersBlock block={block} level={level} locale={locale} />;
    case 'article-list':
      return <ArticleListBlock block={block} level={level} locale={locale} query={query} path={path} />;
    case 'review-list':
      return <ReviewsListing block={block} locale={locale} query={query} path={path} />;
    case 'academy-overview':
      return <AcademyOverviewBlock block={block} level={level} locale={locale} />;
    case 'faq':
      return <FaqBlock block={block} level={level} locale={locale} />;
    case 'reviews':
      return <ReviewsBlock block={block} level={level} />;
    case 'call-to-action':
      return <CallToActionBlock block={block} level={level} />;
    case 'size-guide':
      return <SizeGuideBlock block={block} level={level} locale={locale} />;
    case 'cart':
      return <CartView block={block} locale={locale} />;
    case 'checkout':
      return <CheckoutView block={block} locale={locale} />;
    case 'profile':
      return profile ?? <ProfileDoor block={block} locale={locale} />;
    case 'guarantee-notice':
      return <GuaranteeNoticeBlock block={block} level={level} locale={locale} />;
    case 'contact-details':
      return <ContactDetailsBlock block={block} level={level} locale={locale} />;
    case 'withdrawal':
      return <WithdrawalBlock block={block} level={level} locale={locale} path={path} />;
    case 'form':
      return <FormBlock block={block} level={level} locale={locale} path={path} />;
    default:
      return skipUnknown(block);
  }
}

/** Fails to compile when a kind is forgotten above; at run time a block of a newer backend is left out. */
function skipUnknown(_block: never): null {
  return null;
}
