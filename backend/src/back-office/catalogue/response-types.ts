import type { GridRow } from '../../catalog/grid/read-grid-rows';
import type { OptionChoice } from './option-choices';
import type { listProducts, ListedProduct } from './list-products';
import type { readProduct } from './read-product';
import type { LanguageState } from './read-languages';
import type { rightsOf } from './rights';

/** Responses of `/shop/catalogue/…`, for the admin page; amounts in cents, times in ISO 8601. */
export type Rights = ReturnType<typeof rightsOf>;
export type CatalogueList = Awaited<ReturnType<typeof listProducts>> & { rights: Rights };
export type CatalogueProduct = Awaited<ReturnType<typeof readProduct>> & { rights: Rights };
export type { GridRow, LanguageState, ListedProduct, OptionChoice };
