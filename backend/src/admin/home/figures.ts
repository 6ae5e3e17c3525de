import type { FigureName } from '../../back-office/home/home-figures';

const contentList = (type: string, query: string): string =>
  `/content-manager/collection-types/api::${type}.${type}?${query}`;

/** What each figure of the home page is called, and the list that it counts. */
export const FIGURE_LINKS: Record<FigureName, { label: string; to: string }> = {
  pack: { label: 'Orders to pack', to: '/desk?state=pack' },
  problems: { label: 'Problems', to: '/desk?state=problems' },
  withdrawals: { label: 'Withdrawals to decide', to: '/desk?state=withdrawals' },
  returns: { label: 'Returns awaited', to: '/desk?state=returns' },
  lowStock: { label: 'Low or sold out', to: '/reorder' },
  backInStock: { label: 'Waiting for stock', to: '/reorder' },
  reviews: { label: 'Reviews to read', to: contentList('review', 'filters[$and][0][state][$eq]=pending') },
  questions: {
    label: 'Questions to answer',
    to: contentList('lesson-question', 'filters[$and][0][state][$eq]=waiting'),
  },
  submissions: {
    label: 'New submissions',
    to: contentList('form-submission', 'filters[$and][0][state][$eq]=new'),
  },
};
