import { Strokes } from './Strokes'

/** Drawings on a grid of 20. */
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
    <Strokes
      d={PATHS[name]}
      size={size}
      strokeWidth={name === 'more' ? 2.5 : 1.5}
      className={TURNING.has(name) ? 'shrink-0 rtl:-scale-x-100' : 'shrink-0'}
    />
  )
}
