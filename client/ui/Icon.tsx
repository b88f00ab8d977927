/** Drawings on a grid of 20, with strokes of one width. */
const PATHS = {
  close: 'M5 5l10 10M15 5L5 15',
  check: 'M4 10.5l4 4 8-9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  more: 'M4.500 10h.01M10 10h.01M15.500 10h.01',
  down: 'M5 8l5 5 5-5',
  next: 'M8 5l5 5-5 5',
  previous: 'M12 5l-5 5 5 5',
} as const

export type IconName = keyof typeof PATHS

/** Icons that point in the reading direction are mirrored with it. */
const TURNING: ReadonlySet<IconName> = new Set<IconName>(['next', 'previous'])

/** A decorative drawing: its meaning is in words beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={`shrink-0 ${TURNING.has(name) ? 'rtl:-scale-x-100' : ''}`}
    >
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 2.5 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
