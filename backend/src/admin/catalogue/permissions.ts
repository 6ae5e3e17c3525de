/** The right that the server asks for first (`back-office/catalogue/rights.ts`). The admin takes any of a list for enough. */
export const OPEN_CATALOGUE = [{ action: 'api::catalogue.open', subject: null }];
