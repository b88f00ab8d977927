import type { ReactNode } from 'react'

const TONES = {
  /** Sheets on the page: a form, codes to keep. */
  raised: 'border-line bg-paper-raised',
  /** Something that waits for its reader. */
  wash: 'border-transparent bg-accent-wash',
  /** Something that went wrong. */
  danger: 'border-danger text-danger',
} as const

interface Props {
  tone?: keyof typeof TONES
  /** `section` where it has a heading, `p` where it is one sentence. */
  as?: 'div' | 'section' | 'p'
  /** Has it told at once when it appears. */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** A surface that sets something apart; most things need none. Rule: docs/rules/ui.md, "Surfaces". */
export function Card({ tone = 'raised', as: Element = 'div', role, className = 'p-5', children }: Props) {
  return (
    <Element role={role} className={`rounded-input border ${TONES[tone]} ${className}`}>
      {children}
    </Element>
  )
}
