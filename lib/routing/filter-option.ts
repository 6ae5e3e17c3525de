/** An option by which the shop can be filtered, with the keys of its values in display order. */
export interface FilterOption {
  key: string;
  values: string[];
}
