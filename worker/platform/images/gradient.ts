/** How dark the gradient is, 0 to 1, at a height between 0 (top) and 1 (bottom). */
export function gradientAlpha(at: number): number {
  const from = Math.max(0, (at - 0.3) / 0.7)
  return 0.66 * from * from * (3 - 2 * from)
}
