/** Characters of the message to whoever gets a gift card. */
export const MAX_GIFT_MESSAGE = 300;
