import './waiting.css'

interface Props {
  /** Its size, as classes. */
  className?: string
  /** It stands for a picture of a person. */
  isRound?: boolean
}

/** A placeholder in the shape and size of the content to come. Rule: docs/rules/ui.md, "Waiting". */
export function Skeleton({ className = 'h-3 w-full', isRound = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`block waiting bg-line forced-colors:border ${isRound ? 'rounded-full' : 'rounded-input'} ${className}`}
    />
  )
}
