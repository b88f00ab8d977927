import type { ReactNode, Ref } from 'react'

interface Props {
  label: string
  className?: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A round button of the lightbox, with a drawing of 20 x 20 lines. */
export function Tool({ label, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`inline-flex h-11 w-11 items-center justify-center rounded-full bg-paper text-ink-soft hover:text-ink disabled:opacity-40 ${className}`}
      {...rest}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
    </button>
  )
}
