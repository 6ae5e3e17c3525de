export interface Link {
  label: string;
  path: string;
}
