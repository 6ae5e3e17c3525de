import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::vat-rate.vat-rate');
