/** An image served by the storefront: `url` starts with `/media/`. */
export interface Media {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A file to download, such as a manual. */
export interface FileLink {
  url: string;
  /** Kilobytes. */
  size: number;
}

/** A video of the media library. */
export interface VideoFile {
  url: string;
  /** Media type, such as `video/mp4`. */
  type: string;
  /** ISO 8601. */
  uploadedAt: string | null;
}
