import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::vat-rate.vat-rate');
