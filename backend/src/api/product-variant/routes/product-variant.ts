import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::product-variant.product-variant', { only: ['find', 'findOne'] });
