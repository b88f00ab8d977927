/** The shape of something that is on its way. Its place has the size that comes. Rule: docs/rules/ui.md, "Waiting". */
export function Skeleton({ className = 'h-3 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-wait rounded-input bg-line ${className}`} />
}
