/** A picture as the storefront serves it: `url` starts with `/media/`. */
export interface Media {
  url: string;
  width: number;
  height: number;
  alt: string;
}
