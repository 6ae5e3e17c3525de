import { GridNine, PaperPlane } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { OPEN_CATALOGUE } from './catalogue/permissions';
import { READ_ORDERS } from './desk/permissions';
import { BrokenMenuLinksPanel } from './broken-menu-links';

import { GiftCardPanel } from './gift-cards';
import { InvoiceDownloadPanel, AccountingReportButtons } from './invoices';
import { addPictureColumn } from './list-thumbnails';
import { type ActionComponent, hideRefused, OpenAtDeskPanel } from './order-actions';
import { DefaultMaker } from './editors/default-maker';
import { groupSidebar, registerEditors } from './editors/register-editors';
import { SlugFollowsTitle } from './editors/slug-follows-title';
import { EDITOR_TEXTS } from './editors/texts';
import { registerHome } from './home/register-home';
import { registerNewOrder } from './new-order/register-new-order';
import { PreviewPanel } from './preview';
import { QuestionPanel } from './questions';
import { RecallPanel } from './recalls';
import { ReviewDecisionPanel } from './reviews';
import { SecondFactorGate } from './second-factor/gate';
import { GATE, SETTINGS_PATH } from './second-factor/names';
import { SubmissionsExportButton, type PanelComponent, SubmissionFilesPanel } from './submissions';
import { registerTranslations } from './translations/register-translations';
import { VideoUploadPanel } from './videos';

interface ContentManager {
  addDocumentAction: (change: (actions: ActionComponent[]) => ActionComponent[]) => void;
  addEditViewSidePanel: (change: (panels: PanelComponent[]) => PanelComponent[]) => void;
}

export default {
  // No external requests: the release check is disabled.
  config: { notifications: { releases: false }, tutorials: false, locales: ['nl'], translations: EDITOR_TEXTS },
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: 'desk',
      icon: PaperPlane,
      intlLabel: { id: 'shop.desk', defaultMessage: 'Orders to ship' },
      permissions: READ_ORDERS as unknown as Parameters<StrapiApp['addMenuLink']>[0]['permissions'],
      position: 2,
      Component: () => import('./desk/desk-page'),
    });
    registerHome(app);
    registerNewOrder(app);
    registerEditors(app);
    registerTranslations(app);
    app.addMenuLink({
      to: 'catalogue',
      icon: GridNine,
      intlLabel: { id: 'shop.catalogue', defaultMessage: 'Catalogue' },
      permissions: OPEN_CATALOGUE as unknown as Parameters<StrapiApp['addMenuLink']>[0]['permissions'],
      position: 3,
      Component: () => import('./catalogue/catalogue-page'),
    });
    // The admin waits for its plugins: this one is ready once the session is complete.
    app.registerPlugin({ id: GATE, name: GATE, initializer: SecondFactorGate, isReady: false });
    app.addSettingsLink('global', {
      id: SETTINGS_PATH,
      to: SETTINGS_PATH,
      intlLabel: { id: 'shop.second-factor', defaultMessage: 'Two-step sign-in' },
      permissions: [],
      Component: () => import('./second-factor/settings-page'),
    });
  },
  bootstrap(app: StrapiApp): void {
    groupSidebar(app);
    const contentManager = app.getPlugin('content-manager');
    const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as unknown as ContentManager;
    addDocumentAction((actions) => actions.map(hideRefused));
    addEditViewSidePanel((panels) => [...panels, PreviewPanel, SubmissionFilesPanel, OpenAtDeskPanel]);
    contentManager.injectComponent('listView', 'actions', { name: 'shop-export', Component: SubmissionsExportButton });
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addPictureColumn);
    addEditViewSidePanel((panels) => [
      ...panels,
      InvoiceDownloadPanel,
      VideoUploadPanel,
      BrokenMenuLinksPanel,
      ReviewDecisionPanel,
      QuestionPanel,
      RecallPanel,
      GiftCardPanel,
      SlugFollowsTitle,
      DefaultMaker,
    ]);
    contentManager.injectComponent('listView', 'actions', { name: 'shop-reports', Component: AccountingReportButtons });
  },
};
