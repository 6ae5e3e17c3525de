import type { Core } from '@strapi/strapi';

/** An admin user as Strapi stores it. */
export interface StaffRow {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  preferedLanguage: string | null;
  /** Opens the page where a password is chosen; null once somebody did. A secret: it goes into the mail and nowhere else. */
  registrationToken: string | null;
}

export const staffQuery = (strapi: Core.Strapi) => strapi.db.query('admin::user');

export const nameOf = ({ firstname, lastname, email }: Pick<StaffRow, 'firstname' | 'lastname' | 'email'>): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;

/** Topic of the mails that invite an admin user; each has a number of its own, so that a mail can be sent again. */
export const invitationTopic = (id: number): string => `staff:${id}`;
