import { staffLanguageOf } from '../../../contract/staff-languages';
import { translatorFor } from '../../platform/admin-texts/translator';

/** Group of each content type in the content manager's list, which is sorted by name and knows no groups of its own. */
const GROUPS: Record<string, string> = {
  page: 'Content',
  article: 'Content',
  'article-tag': 'Content',
  menu: 'Content',
  redirect: 'Content',
  form: 'Content',
  'form-submission': 'Content',
  level: 'Academy',
  lesson: 'Academy',
  'video-asset': 'Academy',
  'lesson-question': 'Academy',
  product: 'Catalogue',
  'product-variant': 'Catalogue',
  'product-option': 'Catalogue',
  'option-value': 'Catalogue',
  stock: 'Catalogue',
  'stock-movement': 'Catalogue',
  recall: 'Catalogue',
  review: 'Catalogue',
  order: 'Sales',
  withdrawal: 'Sales',
  'discount-code': 'Sales',
  promotion: 'Sales',
  'gift-card': 'Sales',
  'newsletter-subscriber': 'Sales',
  'order-document': 'Books',
  'ledger-entry': 'Books',
  'vat-rate': 'Books',
  'exchange-rate': 'Books',
  'shipping-country': 'Settings',
  'price-list': 'Settings',
  alert: 'System',
  'outbox-message': 'System',
  'audit-entry': 'System',
  'consent-record': 'System',
};

interface TypeLink {
  uid: string;
  title: string;
}

/** `Catalogue: Product`, so that what belongs together stands together. */
export function groupLinks<Links extends { ctLinks: TypeLink[] }>(links: Links): Links {
  // No component: Strapi keeps the language of the admin there.
  const t = translatorFor(staffLanguageOf(document.documentElement.lang));
  const named = links.ctLinks.map((link) => {
    const group = GROUPS[link.uid.split('.').at(-1) ?? ''];
    return group ? { ...link, title: `${t.code('groups', group)}: ${link.title}` } : link;
  });
  return { ...links, ctLinks: named };
}
