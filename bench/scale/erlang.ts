/**
 * The chance that an arrival has to wait, with `places` for work and `load` of them busy on average (Erlang's C formula, 1917). By the
 * recursion of formula B, which does not overflow.
 */
export function erlangC(places: number, load: number): number {
  if (load >= places) return 1;
  let blocked = 1;
  for (let n = 1; n <= places; n++) blocked = (load * blocked) / (n + load * blocked);
  return blocked / (1 - (load / places) * (1 - blocked));
}

/**
 * The mean wait in a queue with Poisson arrivals, seconds: exact for exponential times of work; for others by the factor (1 + cv²) / 2 of
 * Allen and Cunneen.
 * @param cv standard deviation of the time of work, over its mean
 */
export function meanWaitS(places: number, perS: number, meanServiceS: number, cv = 1): number {
  const load = perS * meanServiceS;
  return ((erlangC(places, load) * meanServiceS) / (places - load)) * ((1 + cv * cv) / 2);
}
