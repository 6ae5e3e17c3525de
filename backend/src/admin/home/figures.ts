import type { FigureName } from '../../back-office/home/home-figures';
import type { TextKey } from '../../platform/admin-texts/catalogues';

const contentList = (type: string, query: string): string =>
  `/content-manager/collection-types/api::${type}.${type}?${query}`;

/** What each figure of the home page is called, and the list that it counts. */
export const FIGURE_LINKS: Record<FigureName, { label: TextKey; to: string }> = {
  pack: { label: 'home.pack', to: '/desk?state=pack' },
  problems: { label: 'home.problems', to: '/desk?state=problems' },
  withdrawals: { label: 'home.withdrawals', to: '/desk?state=withdrawals' },
  returns: { label: 'home.returns', to: '/desk?state=returns' },
  lowStock: { label: 'home.lowStock', to: '/reorder' },
  backInStock: { label: 'home.backInStock', to: '/reorder' },
  reviews: { label: 'home.reviews', to: contentList('review', 'filters[$and][0][state][$eq]=pending') },
  questions: {
    label: 'home.questions',
    to: contentList('lesson-question', 'filters[$and][0][state][$eq]=waiting'),
  },
  submissions: {
    label: 'home.submissions',
    to: contentList('form-submission', 'filters[$and][0][state][$eq]=new'),
  },
};
