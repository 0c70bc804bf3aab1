/** Where somebody sits as seen from the own place: 0 is oneself, 1 plays next. */
export function fromOwn(own: number | null, seats: number, other: number): number {
  return (other - (own ?? 0) + seats) % seats;
}
