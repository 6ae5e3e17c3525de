import { LOCALE_SETTINGS, type Locale, type LocalisedSegment } from './locales';
import { serverRoutes, routes } from './routes';

/** A part of `/email-confirmed` and `/reset` that shows when the URL names it. */
export const CHOOSE_PASSWORD = 'choose-password';

/** Plain slugs, which nearly all are, need no encoding: the route index makes tens of thousands at once. */
const encode = (slug: string): string => (/^[\w-]*$/.test(slug) ? slug : encodeURIComponent(slug));

function localised(locale: Locale, segment: LocalisedSegment, ...slugs: string[]): string {
  return `/${[LOCALE_SETTINGS[locale].segments[segment], ...slugs].map(encode).join('/')}`;
}

export const productPath = (locale: Locale, slug: string): string => localised(locale, 'shop', slug);
export const articlePath = (locale: Locale, slug: string): string => localised(locale, 'blog', slug);
/** The blog: the address of the CMS page that lists articles. */
export const blogPath = (locale: Locale): string => localised(locale, 'blog');
export const levelPath = (locale: Locale, slug: string): string => localised(locale, 'academy', slug);
export const lessonPath = (locale: Locale, level: string, slug: string): string =>
  localised(locale, 'academy', level, slug);
/** A still of a lesson's film; the film itself opens only to those who may watch it. */
export const posterPath = (video: string): string => `/media/posters/${encodeURIComponent(video)}.webp`;
/** A content page by its slugs, parents first; no slugs is the home page. */
export const pagePath = (slugs: string[]): string => `/${slugs.map(encodeURIComponent).join('/')}`;
export const orderPath = (slug: string): string => `/order/${encodeURIComponent(slug)}`;
/** An invoice or credit note as PDF. */
export const documentPath = (slug: string, number: string): string =>
  `/api/orders/${encodeURIComponent(slug)}/documents/${encodeURIComponent(number)}`;
/** The results for these words. */
export const searchPath = (words: string): string => `${routes.search}?q=${encodeURIComponent(words)}`;
/** Where the owner of an order withdraws from it, or from a part of it. */
export const orderWithdrawalPath = (slug: string): string => `${orderPath(slug)}/withdraw`;
export const orderPaymentPath = (slug: string): string => `${routes.orderPayment}?order=${encodeURIComponent(slug)}`;

/** What each child can do after a level, and what comes next. The id of a level is the same in every language. */
export const finishPath = (level: string): string => `/finish/${encodeURIComponent(level)}`;
/** Where anybody checks a certificate by its serial. */
export const certificatePath = (serial: string): string => `${serverRoutes.certificates}/${encodeURIComponent(serial)}`;

/** As printed on the card in a parcel; opening it changes nothing. */
export const freeLessonsPath = (code: string): string => `${serverRoutes.freeLessons}?${new URLSearchParams({ code })}`;

/** Links in mails that change something. Opening one shows a page; only its button acts, because programs open links as well. */
export const MAIL_LINKS = ['sign-up', 'email-change', 'email-undo', 'order'] as const;
export type MailLink = (typeof MAIL_LINKS)[number];
export const mailLinkPagePath = (link: MailLink): string => `/mail-link/${link}`;
/** `query`: the link's code, and the slug of the order it opens. */
export const mailLinkPath = (link: MailLink, query: { code: string; order?: string }): string =>
  `${mailLinkPagePath(link)}?${new URLSearchParams(query)}`;

/** As those links, for who is invited to the children of an account; its page asks to log in first. */
export const INVITATION_PAGE = '/mail-link/children';
export const invitationPath = (code: string): string => `${INVITATION_PAGE}?${new URLSearchParams({ code })}`;

/** Pages that say what came of a link or of leaving; they show nothing of the person. */
export const NOTICES = ['email-changed', 'email-restored', 'link-expired', 'signed-out', 'deleted'] as const;
export type AccountNotice = (typeof NOTICES)[number];
export const noticePath = (notice: AccountNotice): string => `/account/${notice}`;
