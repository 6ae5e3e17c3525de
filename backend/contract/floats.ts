/** A suit holds eight floats: four at the chest, four at the back. */
export const ALL_FLOATS = 8;
