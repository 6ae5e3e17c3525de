/** A count, which the environment may override. */
export const size = (name: string, standard: number): number => Number(process.env[name] ?? standard);

export const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
