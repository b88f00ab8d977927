interface Props {
  /** Says what is new. */
  label: string
  className?: string
  testId?: string
}

/** The dot beside something new. Forced colours paint its border, and nothing else of it. */
export function UnreadDot({ label, className = '', testId }: Props) {
  return (
    <span
      role="img"
      aria-label={label}
      className={`size-2 shrink-0 rounded-full border border-transparent bg-accent ${className}`}
      data-testid={testId}
    />
  )
}
