/** Plugin whose initializer keeps the admin closed. */
export const GATE = 'shop-second-factor';
/** Page below the admin's settings. */
export const SETTINGS_PATH = 'two-step-sign-in';
