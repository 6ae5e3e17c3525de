import { ShopError } from '../../domain/shop-error';

/** One answer to whatever is wrong with a passkey, so that it tells nothing about accounts. */
export const passkeyFailed = (): ShopError => new ShopError('PasskeyFailed', 'The passkey was not accepted');
