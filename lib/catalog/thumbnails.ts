/** Pixels of one picture in a strip of thumbnails: twice the largest that the gallery shows. */
export const THUMBNAIL = { width: 160, height: 200 } as const;
