import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::article-tag.article-tag', { only: ['find', 'findOne'] });
