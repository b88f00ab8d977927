/** A placeholder in the shape and size of the content to come. Rule: docs/rules/ui.md, "Waiting". */
export function Skeleton({ className = 'h-3 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-wait rounded-input bg-line ${className}`} />
}
