import { GridNine, PaperPlane } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { OPEN_CATALOGUE } from './catalogue/permissions';
import { READ_ORDERS } from './desk/permissions';
import { BrokenMenuLinksPanel } from './broken-menu-links';

import { LessonFilmPanel } from './films/lesson-panel';
import { VideoUploadPanel } from './films/video-panel';
import { GiftCardPanel } from './gift-cards';
import { InvoiceDownloadPanel, AccountingReportButtons } from './invoices';
import { addPictureColumn } from './list-thumbnails';
import { type ActionComponent, hideRefused, OpenAtDeskPanel } from './order-actions';
import { DefaultDate } from './editors/default-date';
import { DefaultMaker } from './editors/default-maker';
import { keepTyped } from './editors/keep-typed';
import { groupSidebar, registerEditors } from './editors/register-editors';
import { SlugFollowsTitle } from './editors/slug-follows-title';
import { labelOf, STRAPI_TEXTS } from './language/strapi-texts';
import { registerHome } from './home/register-home';
import { registerNewOrder } from './new-order/register-new-order';
import { PreviewPanel } from './preview';
import { QuestionPanel } from './questions';
import { RecallPanel } from './recalls';
import { ReviewDecisionPanel } from './reviews';
import { SecondFactorGate } from './second-factor/gate';
import { GATE, SETTINGS_PATH } from './second-factor/names';
import { registerStatus } from './status/register-status';
import { SubmissionsExportButton, type PanelComponent, SubmissionFilesPanel } from './submissions';
import { INVITATIONS_PATH, INVITE_STAFF } from './staff/names';
import { rightsFirst } from './staff/rights-first';
import { NextTranslationPanel } from './translations/next-panel';
import { registerTranslations } from './translations/register-translations';

interface ContentManager {
  addDocumentAction: (change: (actions: ActionComponent[]) => ActionComponent[]) => void;
  addEditViewSidePanel: (change: (panels: PanelComponent[]) => PanelComponent[]) => void;
}

export default {
  // No external requests: the release check is disabled.
  config: { notifications: { releases: false }, tutorials: false, locales: ['nl', 'de'], translations: STRAPI_TEXTS },
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: 'desk',
      icon: PaperPlane,
      intlLabel: labelOf('menu.desk'),
      permissions: READ_ORDERS as unknown as Parameters<StrapiApp['addMenuLink']>[0]['permissions'],
      position: 2,
      Component: () => import('./desk/desk-page'),
    });
    app.addMiddlewares([rightsFirst, keepTyped]);
    registerHome(app);
    registerNewOrder(app);
    registerEditors(app);
    registerTranslations(app);
    registerStatus(app);
    app.addMenuLink({
      to: 'catalogue',
      icon: GridNine,
      intlLabel: labelOf('menu.catalogue'),
      permissions: OPEN_CATALOGUE as unknown as Parameters<StrapiApp['addMenuLink']>[0]['permissions'],
      position: 3,
      Component: () => import('./catalogue/catalogue-page'),
    });
    // The admin waits for its plugins: this one is ready once the session is complete.
    app.registerPlugin({ id: GATE, name: GATE, initializer: SecondFactorGate, isReady: false });
    app.addSettingsLink('global', {
      id: SETTINGS_PATH,
      to: SETTINGS_PATH,
      intlLabel: labelOf('menu.secondFactor'),
      permissions: [],
      Component: () => import('./second-factor/settings-page'),
    });
    app.addSettingsLink('global', {
      id: INVITATIONS_PATH,
      to: INVITATIONS_PATH,
      intlLabel: labelOf('menu.invitations'),
      permissions: INVITE_STAFF as unknown as Parameters<StrapiApp['addMenuLink']>[0]['permissions'],
      Component: () => import('./staff/invite-page'),
    });
  },
  bootstrap(app: StrapiApp): void {
    groupSidebar(app);
    const contentManager = app.getPlugin('content-manager');
    const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as unknown as ContentManager;
    addDocumentAction((actions) => actions.map(hideRefused));
    addEditViewSidePanel((panels) => [
      ...panels,
      PreviewPanel,
      NextTranslationPanel,
      SubmissionFilesPanel,
      OpenAtDeskPanel,
    ]);
    contentManager.injectComponent('listView', 'actions', { name: 'shop-export', Component: SubmissionsExportButton });
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addPictureColumn);
    addEditViewSidePanel((panels) => [
      ...panels,
      InvoiceDownloadPanel,
      VideoUploadPanel,
      LessonFilmPanel,
      BrokenMenuLinksPanel,
      ReviewDecisionPanel,
      QuestionPanel,
      RecallPanel,
      GiftCardPanel,
      SlugFollowsTitle,
      DefaultDate,
      DefaultMaker,
    ]);
    contentManager.injectComponent('listView', 'actions', { name: 'shop-reports', Component: AccountingReportButtons });
  },
};
