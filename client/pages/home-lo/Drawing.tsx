/** The drawing's file (client/public/drawing.svg). It takes its colours from here, so that it follows the theme. */
const FILE = '/drawing.svg'

/** A quire: leaves folded into each other and sewn through the fold. */
export function Drawing({ className = '' }: { className?: string }) {
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
        href={`${FILE}#leaves`}
        strokeWidth="1.2"
        className="fill-paper-raised stroke-ink-soft text-line-strong"
      />
      <use href={`${FILE}#stitches`} strokeWidth="2.4" className="fill-none stroke-accent" />
    </svg>
  )
}
