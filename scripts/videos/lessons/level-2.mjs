/** @type {{ seconds: number, poster: number, draw: (t: number) => string }[]} */
export const level2 = [];
