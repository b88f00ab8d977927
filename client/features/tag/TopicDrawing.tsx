import { linesOf } from './topic-drawing'

/** A topic's drawing. It takes its colours from here, so that it follows the theme. */
export function TopicDrawing({ slug, className = '' }: { slug: string; className?: string }) {
  const { leaves, thread } = linesOf(slug)
  return (
    <svg
      viewBox="0 0 120 80"
      width="120"
      height="80"
      aria-hidden="true"
      className={`h-auto ${className}`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {leaves.map((d) => (
        <path key={d} d={d} strokeWidth="0.9" className="fill-paper-raised stroke-ink-soft" />
      ))}
      <path d={thread} strokeWidth="1.8" className="fill-none stroke-accent" />
    </svg>
  )
}
