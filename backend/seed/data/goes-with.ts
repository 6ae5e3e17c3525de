/** Products that are suggested with a product, by their keys. */
export const goesWith: Record<string, string[]> = {
  classic: ['poncho', 'goggles', 'floats'],
  mini: ['poncho', 'goggles', 'floats'],
  pro: ['poncho', 'goggles', 'floats'],
  poncho: ['pro', 'goggles'],
  goggles: ['classic', 'poncho'],
  floats: ['poncho', 'goggles'],
};
