/** Headers of calls from the storefront to the backend (lower case). */
export const SECRET_HEADER = 'x-shop-secret';
export const LOCALE_HEADER = 'x-shop-locale';
/** IP address of the visitor. */
export const IP_HEADER = 'x-shop-ip';
/** Device cookie of the visitor, for rate limits. */
export const DEVICE_HEADER = 'x-shop-device';
/** User agent of the visitor. */
export const AGENT_HEADER = 'x-shop-agent';
/** Keys of orders that this browser may see in full. */
export const ORDER_ACCESS_HEADER = 'x-order-access';
/** Key of a review link; not in the URL, because URLs end up in logs. */
export const REVIEW_KEY_HEADER = 'x-review-key';

/** Headers of calls from the backend to the storefront. */
export const TIMESTAMP_HEADER = 'x-shop-timestamp';
export const SIGNATURE_HEADER = 'x-shop-signature';
