import type { ReactNode } from 'react'

interface Props {
  id: string
  /** Empty if there is no error. */
  children: ReactNode
  className?: string
}

/**
 * An error, announced at once. The element exists before the error, because screen readers notice when its content
 * changes.
 */
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
