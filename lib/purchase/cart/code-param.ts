/** `?code=SUMMER` on a page of the shop. Apart from what reads codes, which few visitors need. */
export const CODE_PARAM = 'code';
