/** Products that are suggested with a product, by their keys. */
export const goesWith: Record<string, string[]> = {
  classic: ['poncho', 'goggles'],
  mini: ['poncho', 'goggles'],
  pro: ['poncho', 'goggles'],
  poncho: ['pro', 'goggles'],
  goggles: ['classic', 'poncho'],
};
