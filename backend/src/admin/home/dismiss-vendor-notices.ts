/** Where Strapi remembers that somebody closed the notice of its media library, in both of its wordings. */
const NOTICES = ['true', 'false'].map((flag) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${flag}`);
/** Strapi appends the id of its telemetry, which this shop has not: first before it is read, then as it is read. */
const TELEMETRY_IDS = ['undefined', 'false'];

/** Owners of the shop see no news of the software below it: there is no setting for this notice, so it counts as closed. */
export function dismissVendorNotices(): void {
  for (const notice of NOTICES) for (const id of TELEMETRY_IDS) window.localStorage.setItem(`${notice}:${id}`, 'true');
}
