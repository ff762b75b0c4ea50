/** The geometry of the split disc, in a box of 20 x 20. */

/** Which of `of` equal sectors of a half, counted from the left. */
export interface Sector {
  readonly place: number;
  readonly of: number;
}

const RADIUS = 9;
const GAP = 0.7;

/** The outline of a sector of the upper (HIGH) or lower (LOW) half; a lone winner's is the whole half. */
export function sector(half: "high" | "low", { place, of }: Sector): string {
  const up = half === "high" ? -1 : 1;
  const y = 10 + up * GAP;
  const sweep = half === "high" ? 1 : 0;
  if (of === 1) return `M1 ${y}A9 9 0 0 ${sweep} 19 ${y}Z`;
  const point = (turn: number) => {
    const angle = Math.PI * turn;
    return `${round(10 - RADIUS * Math.cos(angle))} ${round(y + up * RADIUS * Math.sin(angle))}`;
  };
  // Half of the gap on either side of an inner cut, as an angle at the rim.
  const cut = GAP / (Math.PI * RADIUS);
  const from = place / of + (place > 0 ? cut : 0);
  const to = (place + 1) / of - (place < of - 1 ? cut : 0);
  const middle = Math.PI * ((from + to) / 2);
  const tip = of === 2 ? `${place === 0 ? 10 - GAP : 10 + GAP} ${y}` : `${round(10 - GAP * Math.cos(middle))} ${round(y + up * GAP * Math.sin(middle))}`;
  return `M${tip}L${point(from)}A9 9 0 0 ${sweep} ${point(to)}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
