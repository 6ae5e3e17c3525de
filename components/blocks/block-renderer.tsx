import type { ReactNode } from 'react';
import { CartView } from '@/components/cart/cart-view';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { ProfileGate } from '@/components/profile/profile-gate';
import { ReviewsListing } from '@/components/reviews/reviews-listing';
import { Listing } from '@/components/listing/listing';
import { findPagedBlock } from '@/lib/content/pages/list-pagination';
import type { Block } from '@/lib/content/pages/blocks';
import { AcademyOverviewBlock } from './academy-overview-block';
import { ArticleListBlock } from './article-list-block';
import type { HeadingLevel } from '@/components/content/heading';
import { CallToActionBlock } from './call-to-action-block';
import { CollectionListBlock } from './collection-list-block';
import { ComparisonBlock } from './comparison-block';
import { ConditionsBlock } from './conditions-block';
import { ContactDetailsBlock } from './contact-details-block';
import { FaqBlock } from './faq-block';
import { FormBlock } from './form-block';
import { GuaranteeNoticeBlock } from './guarantee-notice-block';
import { HeroBlock } from './hero-block';
import { ImageTextBlock } from './image-text-block';
import { IntroBlock } from './intro-block';
import { LogosBlock } from './logos-block';
import { NewsletterBlock } from './newsletter-block';
import { ProductFinderBlock } from './product-finder-block';
import { QuoteBlock } from './quote-block';
import { RecallListBlock } from './recall-list-block';
import { RegistrationsBlock } from './registrations-block';
import { ReviewsBlock } from './reviews-block';
import { RichTextBlock } from './rich-text-block';
import { SizeGuideBlock } from './size-guide-block';
import { SizeAdviserBlock } from './size-adviser-block';
import { StatisticsBlock } from './statistics-block';
import { StepsBlock } from './steps-block';
import { UnknownBlock } from './unknown-block';
import { VideoBlock } from './video-block';
import { WithdrawalBlock } from './withdrawal-block';
import { type Locale } from '@/backend/contract/locales';

/** Context of the page: some blocks need it for pagination or for links back. */
export interface PageContext {
  locale: Locale;
  path: string[];
  /** The listing segment that middleware derived from the query. */
  query: string | null;
  /** See page-view.tsx. */
  profile?: ReactNode;
  /** Preview mode: blocks that cannot be shown are reported. */
  preview?: boolean;
}

/** Renders the blocks of a page; in the preview editors also see which blocks the shop cannot show. */
export const shownBlocks = (blocks: Block[], preview = false): Block[] =>
  preview ? blocks : blocks.filter(({ kind }) => kind !== 'unknown');

/** The first block opens the page: its title is the h1. */
export function BlockRenderer({ blocks, context }: { blocks: Block[]; context: PageContext }) {
  const paged = findPagedBlock(blocks);
  return blocks.map((block, index) => (
    <BlockView
      key={`${block.kind}-${block.id}`}
      block={block}
      level={index === 0 ? 1 : 2}
      context={context}
      paged={block === paged}
    />
  ));
}

interface BlockViewProps {
  block: Block;
  level: HeadingLevel;
  context: PageContext;
  /** Whether the page number in the URL is valid for this block. */
  paged: boolean;
}

function BlockView({ block, level, context, paged }: BlockViewProps) {
  const { locale, path, query, profile } = context;
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} level={level} />;
    case 'intro':
      return <IntroBlock block={block} level={level} />;
    case 'rich-text':
      return <RichTextBlock block={block} level={level} />;
    case 'image-text':
      return <ImageTextBlock block={block} level={level} locale={locale} />;
    case 'video':
      return <VideoBlock block={block} level={level} locale={locale} />;
    case 'statistics':
      return <StatisticsBlock block={block} level={level} locale={locale} />;
    case 'quote':
      return <QuoteBlock block={block} level={level} />;
    case 'logos':
      return <LogosBlock block={block} level={level} locale={locale} />;
    case 'newsletter':
      return <NewsletterBlock block={block} level={level} locale={locale} />;
    case 'steps':
      return <StepsBlock block={block} level={level} />;
    case 'product-listing':
      return <Listing block={block} locale={locale} query={query} path={path} paged={paged} />;
    case 'collection-list':
      return (
        <CollectionListBlock block={block} level={level} locale={locale} path={path} query={query} paged={paged} />
      );
    case 'conditions':
      return <ConditionsBlock block={block} level={level} locale={locale} />;
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
    case 'comparison':
      return <ComparisonBlock block={block} level={level} locale={locale} />;
    case 'size-guide':
      return <SizeGuideBlock block={block} level={level} locale={locale} />;
    case 'size-adviser':
      return <SizeAdviserBlock block={block} level={level} locale={locale} />;
    case 'product-finder':
      return <ProductFinderBlock block={block} level={level} locale={locale} />;
    case 'cart':
      return <CartView block={block} locale={locale} />;
    case 'checkout':
      return <CheckoutView block={block} locale={locale} />;
    case 'profile':
      return profile ?? <ProfileGate block={block} locale={locale} />;
    case 'guarantee-notice':
      return <GuaranteeNoticeBlock block={block} level={level} locale={locale} />;
    case 'registrations':
      return <RegistrationsBlock block={block} level={level} locale={locale} />;
    case 'recall-list':
      return <RecallListBlock block={block} level={level} locale={locale} />;
    case 'contact-details':
      return <ContactDetailsBlock block={block} level={level} locale={locale} />;
    case 'withdrawal':
      return <WithdrawalBlock block={block} level={level} locale={locale} path={path} />;
    case 'form':
      return <FormBlock block={block} level={level} locale={locale} path={path} />;
    case 'unknown':
      return <UnknownBlock block={block} level={level} />;
    default:
      return assertNever(block);
  }
}

/** Compile-time check that all kinds are handled above. */
function assertNever(_block: never): null {
  return null;
}
