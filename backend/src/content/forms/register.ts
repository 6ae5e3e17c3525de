import type { Core } from '@strapi/strapi';
import { guardForms } from './admin-guard';
import { registerSubmissionRoutes } from './admin-routes';
import { registerFormMails } from './mails';

export function registerForms(strapi: Core.Strapi): void {
  registerFormMails();
  guardForms(strapi);
  registerSubmissionRoutes(strapi);
}
