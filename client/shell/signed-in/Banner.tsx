import type { ReactNode } from 'react'

interface Props {
  style: 'SPOOFED' | 'USER_SUSPENDED' | 'VERIFY_EMAIL' | 'MEMBERSHIP' | 'PAYMENT'
  text: string
  /** What a phone shows of it, if the line is too long there; its action says the rest. */
  short?: string | undefined
  /** What can be done about it. */
  children: ReactNode
}

const LOOKS = {
  SPOOFED: 'bg-mark',
  USER_SUSPENDED: 'bg-paper-raised text-danger',
  VERIFY_EMAIL: 'bg-accent-wash',
  MEMBERSHIP: 'bg-accent-wash',
  PAYMENT: 'bg-paper-raised text-danger',
} as const

/** One line above the header, with an action. */
export function Banner({ style, text, short, children }: Props) {
  return (
    <div className={`border-b border-line ${LOOKS[style]}`} data-toast-style={style}>
      <div className="mx-auto flex max-w-outset flex-wrap items-center justify-center gap-x-4 px-6 max-sm:gap-x-3 max-sm:px-4 text-center text-14">
        {short === undefined ? (
          <p className="pt-2 sm:pb-2">{text}</p>
        ) : (
          <p>
            <span className="max-sm:sr-only">{text}</span>
            <span aria-hidden="true" className="sm:hidden">
              {short}
            </span>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
