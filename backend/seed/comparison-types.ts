/** What a comparison compares. */
export interface SeedColumn {
  label: string;
  path?: string;
}

/** A few words, yes or no, or both. */
export interface SeedComparisonValue {
  mark?: 'yes' | 'no';
  text?: string;
}

export interface SeedComparisonRow {
  label: string;
  values: SeedComparisonValue[];
}
