import { customerOrGuest } from '../../../accounts/customer-or-guest';

const policies = ['global::storefront'];
const config = { auth: { strategies: [customerOrGuest] }, policies };
const handler = (action: string): string => `api::lesson-question.lesson-question.${action}`;

export default {
  routes: [
    {
      method: 'GET',
      path: '/academy/lessons/:id/questions',
      handler: handler('list'),
      config: { auth: false, policies },
    },
    { method: 'POST', path: '/academy/lessons/:id/questions', handler: handler('ask'), config },
    { method: 'GET', path: '/academy/lessons/:id/own-questions', handler: handler('own'), config },
    { method: 'POST', path: '/academy/questions/:id/hide', handler: handler('hide'), config },
    { method: 'DELETE', path: '/academy/questions/:id', handler: handler('remove'), config },
  ],
};
