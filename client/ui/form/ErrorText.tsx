import type { ReactNode } from 'react'

interface Props {
  id: string
  /** Empty while all is well. */
  children: ReactNode
  className?: string
}

/** What went wrong, told at once. The element is there before: a screen reader notices when it fills. */
export function ErrorText({ id, children, className = '' }: Props) {
  return (
    <div
      id={id}
      role="alert"
      className={`text-start text-14 text-danger text-pretty empty:hidden ${className}`}
    >
      {children}
    </div>
  )
}
