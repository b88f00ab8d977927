import type { ReactNode } from 'react'

const TONES = {
  /** Sheets on the page: a form, codes to save. */
  raised: 'border-line bg-paper-raised',
  /** Something that requires the reader's attention. */
  wash: 'border-transparent bg-accent-wash',
  /** Something that went wrong. */
  danger: 'border-danger text-danger',
} as const

interface Props {
  tone?: keyof typeof TONES
  /** `section` if it has a heading, `p` if it is one sentence. */
  as?: 'div' | 'section' | 'p'
  /** Whether it is announced as soon as it appears. */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** A surface that sets its content apart; most content needs none. Rule: docs/rules/ui.md, "Surfaces". */
export function Card({ tone = 'raised', as: Element = 'div', role, className = 'p-5', children }: Props) {
  return (
    <Element role={role} className={`rounded-input border ${TONES[tone]} ${className}`}>
      {children}
    </Element>
  )
}
