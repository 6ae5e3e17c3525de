import type { QueryValue } from '@/lib/backend/query-string';

/** What Strapi must send along; by default it sends no component, media or relation. */
export const SEO: QueryValue = { populate: { image: true } };
export const PICTURE: QueryValue = { populate: { image: true } };

/** Every block by name: a dynamic zone sends only the components that are asked for. */
export const BLOCKS: QueryValue = {
  on: {
    'blocks.hero': { populate: { picture: PICTURE, primary: true, secondary: true } },
    'blocks.intro': { populate: { picture: PICTURE } },
    'blocks.rich-text': true,
    'blocks.image-text': { populate: { picture: PICTURE, link: true } },
    'blocks.video': {
      populate: { film: true, captions: true, poster: PICTURE, lesson: { fields: ['title'] } },
    },
    'blocks.statistics': { populate: { items: true } },
    'blocks.collection-list': { populate: { link: true } },
    'blocks.conditions': { populate: { sections: true } },
    'blocks.logos': { populate: { items: { populate: { image: true } } } },
    'blocks.quote': { populate: { picture: PICTURE } },
    'blocks.newsletter': true,
    'blocks.steps': { populate: { items: true } },
    'blocks.product-listing': true,
    'blocks.article-list': true,
    'blocks.review-list': true,
    'blocks.academy-overview': true,
    'blocks.faq': { populate: { items: true } },
    'blocks.reviews': { populate: { items: true } },
    'blocks.call-to-action': { populate: { link: true } },
    'blocks.size-guide': true,
    'blocks.cart': { populate: { link: true } },
    'blocks.checkout': true,
    'blocks.profile': true,
    'blocks.guarantee-notice': true,
    'blocks.contact-details': true,
    'blocks.withdrawal': true,
    'blocks.form': { populate: { form: { fields: ['slug'] } } },
  },
};
