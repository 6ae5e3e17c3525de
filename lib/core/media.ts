/** A picture as the storefront serves it: `url` starts with `/media/`. */
export interface Media {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A file to open or keep, such as a manual. */
export interface FileLink {
  url: string;
  /** Kilobytes. */
  size: number;
}

/** A film of the media library. */
export interface Film {
  url: string;
  /** Media type, such as `video/mp4`. */
  type: string;
}
