interface Props {
  /** The lines, as the `d` of a path. */
  d: string
  size?: number
  strokeWidth?: number
  /** Whether what the lines enclose is filled: the drawing of something that is on. */
  isFilled?: boolean
  className?: string
}

/**
 * A decorative drawing in lines, on a grid of 20: its meaning is in words beside it. It is apart from the icons
 * (`Icon`), so that a page doesn't load the paths of those it doesn't show.
 */
export function Strokes({
  d,
  size = 20,
  strokeWidth = 1.5,
  isFilled = false,
  className = 'shrink-0',
}: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path
        d={d}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
