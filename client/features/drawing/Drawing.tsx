/** The drawings: each is a file of schema/brand/public, and shows leaves in one state of becoming a book. */
const FILES = {
  /** A gathering: leaves folded into each other and sewn through the fold. */
  gathering: '/drawing.svg',
  /** Folded sheets before they are gathered. */
  sheets: '/drawing-sheets.svg',
  /** A page that is being written. */
  letter: '/drawing-letter.svg',
  /** Quires side by side on a shelf. */
  shelf: '/drawing-shelf.svg',
  /** A bound book with a label and a seal. */
  book: '/drawing-book.svg',
  /** Two quires on one thread. */
  thread: '/drawing-thread.svg',
  /** A quire in a phone. */
  pocket: '/drawing-pocket.svg',
  /** Loose sheets, a needle and a thread. */
  needle: '/drawing-needle.svg',
} as const

export type DrawingName = keyof typeof FILES

interface Props {
  name: DrawingName
  className?: string
}

/** A drawing. It takes its colours from here, so that it follows the theme. */
export function Drawing({ name, className = '' }: Props) {
  const file = FILES[name]
  return (
    <svg
      viewBox="30 58 460 360"
      width="460"
      height="360"
      aria-hidden="true"
      className={`h-auto ${className}`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <use
        href={`${file}#leaves`}
        strokeWidth="1.2"
        className="fill-paper-raised stroke-ink-soft text-line-strong"
      />
      <use href={`${file}#stitches`} strokeWidth="2.4" className="fill-none stroke-accent" />
    </svg>
  )
}
