import { feature as academyAccess } from '../academy/access/feature';
import { feature as academyCertificates } from '../academy/certificates/feature';
import { feature as academyAdults } from '../academy/adults/feature';
import { feature as academyChildren } from '../academy/children/feature';
import { feature as academyFilms } from '../academy/films/feature';
import { feature as academyParcelCards } from '../academy/parcel-cards/feature';
import { feature as academyPracticeMail } from '../academy/practice-mail/feature';
import { feature as academyQuestions } from '../academy/questions/feature';
import { feature as academyVideos } from '../academy/videos/feature';
import { feature as accountingInvoices } from '../accounting/invoices/feature';
import { feature as accountingLedger } from '../accounting/ledger/feature';
import { feature as accountingRates } from '../accounting/rates/feature';
import { feature as accountingReports } from '../accounting/reports/feature';
import { feature as accounts } from '../accounts/feature';
import { feature as afterSalesDelivery } from '../after-sales/delivery/feature';
import { feature as afterSalesExchanges } from '../after-sales/exchanges/feature';
import { feature as afterSalesParcels } from '../after-sales/parcels/feature';
import { feature as afterSalesRecalls } from '../after-sales/recalls/feature';
import { feature as afterSalesRefunds } from '../after-sales/refunds/feature';
import { feature as afterSalesReturns } from '../after-sales/returns/feature';
import { feature as afterSalesWithdrawals } from '../after-sales/withdrawals/feature';
import { feature as backOfficeAcademyAccess } from '../back-office/academy-access/feature';
import { feature as backOfficeAudit } from '../back-office/audit/feature';
import { feature as backOfficeCatalogue } from '../back-office/catalogue/feature';
import { feature as backOfficeDesk } from '../back-office/desk/feature';
import { feature as backOfficeEditors } from '../back-office/editors/feature';
import { feature as backOfficeHandOrders } from '../back-office/hand-orders/feature';
import { feature as backOfficeHome } from '../back-office/home/feature';
import { feature as backOfficeMonitoring } from '../back-office/monitoring/feature';
import { feature as backOfficeSecondFactor } from '../back-office/second-factor/feature';
import { feature as backOfficeStaff } from '../back-office/staff/feature';
import { feature as backOfficeStatus } from '../back-office/status/feature';
import { feature as backOfficeTranslations } from '../back-office/translations/feature';
import { feature as catalogBackInStock } from '../catalog/back-in-stock/feature';
import { feature as catalogDelivery } from '../catalog/delivery/feature';
import { feature as catalogListing } from '../catalog/listing/feature';
import { feature as catalogOptions } from '../catalog/options/feature';
import { feature as catalogPictures } from '../catalog/pictures/feature';
import { feature as catalogPrices } from '../catalog/prices/feature';
import { feature as catalogStock } from '../catalog/stock/feature';
import { feature as catalogVariants } from '../catalog/variants/feature';
import { feature as checkout } from '../checkout/feature';
import { feature as contentBlog } from '../content/blog/feature';
import { feature as contentForms } from '../content/forms/feature';
import { feature as contentPermalinks } from '../content/permalinks/feature';
import { feature as contentPreview } from '../content/preview/feature';
import { feature as contentRedirects } from '../content/redirects/feature';
import { feature as contentSafeContent } from '../content/safe-content/feature';
import { feature as contentSearch } from '../content/search/feature';
import { feature as marketingCartReminders } from '../marketing/cart-reminders/feature';
import { feature as marketingNewsletter } from '../marketing/newsletter/feature';
import { feature as marketingReviews } from '../marketing/reviews/feature';
import { feature as ordersAlerts } from '../orders/alerts/feature';
import { feature as ordersDiscounts } from '../orders/discounts/feature';
import { feature as ordersGiftCards } from '../orders/gift-cards/feature';
import { feature as ordersPromotions } from '../orders/promotions/feature';
import { feature as ordersRecords } from '../orders/records/feature';
import { feature as platformOutbox } from '../platform/outbox/feature';
import { feature as platformRestore } from '../platform/restore/feature';
import { feature as platformRevalidation } from '../platform/revalidation/feature';
import { feature as platformSetup } from '../platform/setup/feature';
import type { Feature } from '../platform/feature/feature';

/**
 * All features in the order of execution: settings and indexes that others rely on come first. Listings and permalinks follow a
 * change before pages are revalidated.
 */
export const FEATURES: readonly Feature[] = [
  backOfficeMonitoring,
  platformSetup,
  platformRestore,
  catalogOptions,
  catalogVariants,
  catalogPictures,
  catalogDelivery,
  catalogListing,
  contentPermalinks,
  platformRevalidation,
  contentBlog,
  backOfficeAudit,
  backOfficeSecondFactor,
  backOfficeStaff,
  accounts,
  afterSalesRefunds,
  accountingLedger,
  ordersRecords,
  platformOutbox,
  backOfficeDesk,
  backOfficeHome,
  backOfficeHandOrders,
  backOfficeEditors,
  catalogStock,
  ordersAlerts,
  afterSalesDelivery,
  afterSalesParcels,
  accountingInvoices,
  accountingRates,
  accountingReports,
  contentForms,
  afterSalesWithdrawals,
  afterSalesReturns,
  afterSalesExchanges,
  afterSalesRecalls,
  ordersDiscounts,
  ordersGiftCards,
  ordersPromotions,
  catalogPrices,
  catalogBackInStock,
  marketingNewsletter,
  marketingCartReminders,
  academyAccess,
  academyChildren,
  academyCertificates,
  academyParcelCards,
  academyPracticeMail,
  academyAdults,
  academyQuestions,
  academyVideos,
  academyFilms,
  backOfficeAcademyAccess,
  backOfficeCatalogue,
  contentPreview,
  contentSafeContent,
  contentSearch,
  contentRedirects,
  marketingReviews,
  backOfficeTranslations,
  backOfficeStatus,
  // After those that may rebuild tables.
  checkout,
];
