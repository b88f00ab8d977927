const [WIDTH, HEIGHT] = [100, 24]
/** Points of a line, at most: more can't be told apart. */
const MOST_POINTS = 30

/** Adds up neighbours until few enough are left. A group that isn't full would look like a fall, so it is left out. */
function inGroups(values: readonly number[]): number[] {
  const size = Math.ceil(values.length / MOST_POINTS)
  const groups = Array.from({ length: Math.floor(values.length / size) }, (_, i) =>
    values.slice(i * size, (i + 1) * size),
  )
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0))
}

/** A line without scale or names that stands beside a number, and says how it came about. What it shows is told elsewhere. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const points = inGroups(values)
  const [most, last] = [Math.max(1, ...points), points.length - 1]
  if (last < 1) return null
  const place = (value: number, i: number): string =>
    `${Math.round((i / last) * WIDTH)},${Math.round((1 - value / most) * HEIGHT)}`
  return (
    <svg
      aria-hidden="true"
      data-sparkline
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-6 w-full max-w-40 overflow-visible fill-none rtl:-scale-x-100"
    >
      <polyline
        points={points.map(place).join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        className="stroke-accent stroke-[1.5] forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
}
