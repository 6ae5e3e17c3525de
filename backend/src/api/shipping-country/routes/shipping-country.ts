import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::shipping-country.shipping-country', { only: ['find', 'findOne'] });
