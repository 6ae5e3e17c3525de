import { PaperPlane } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { InvoiceFile, ReportButtons } from './invoices';
import { addPictureColumn } from './list-pictures';
import { type ActionComponent, hideRefused, MarkDelivered, MarkShipped } from './order-actions';
import { ExportButton, type PanelComponent, SubmissionFiles } from './submissions';

const ORDERS = '/content-manager/collection-types/api::order.order';
/** `pa` begins `paid` and `partially_refunded`, the two states in which a parcel is still owed, and no other. */
const TO_SHIP =
  'filters[$and][0][paymentStatus][$startsWith]=pa&filters[$and][1][fulfilment][$eq]=new&sort=placedAt:ASC&page=1&pageSize=50';

interface ContentManager {
  addDocumentAction: (change: (actions: ActionComponent[]) => ActionComponent[]) => void;
  addEditViewSidePanel: (change: (panels: PanelComponent[]) => PanelComponent[]) => void;
}

export default {
  // Nothing is fetched from outside: the release check is off.
  config: { notifications: { releases: false }, tutorials: false, locales: ['nl'] },
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: `${ORDERS}?${TO_SHIP}`,
      icon: PaperPlane,
      intlLabel: { id: 'shop.orders-to-ship', defaultMessage: 'Orders to ship' },
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::order.order' }],
      position: 2,
    });
  },
  bootstrap(app: StrapiApp): void {
    const contentManager = app.getPlugin('content-manager');
    const { addDocumentAction, addEditViewSidePanel } = contentManager.apis as unknown as ContentManager;
    addDocumentAction((actions) => [MarkShipped, MarkDelivered, ...actions.map(hideRefused)]);
    addEditViewSidePanel((panels) => [...panels, SubmissionFiles]);
    contentManager.injectComponent('listView', 'actions', { name: 'shop-export', Component: ExportButton });
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addPictureColumn);
    addEditViewSidePanel((panels) => [...panels, InvoiceFile]);
    contentManager.injectComponent('listView', 'actions', { name: 'shop-reports', Component: ReportButtons });
  },
};
