/** For which children and which water a product is made. */
export interface SeedSuitability {
  /** In years. */
  minAge: number;
  /** Lowest temperature, in °C. */
  waterFrom: number;
  indoorPool?: boolean;
  outdoorPool?: boolean;
  openWater?: boolean;
}
