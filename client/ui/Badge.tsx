import type { ReactNode } from 'react'

const TONES = {
  plain: 'border-line-strong text-ink-soft',
  accent: 'border-transparent bg-accent-wash text-accent',
  danger: 'border-danger text-danger',
} as const

interface Props {
  tone?: keyof typeof TONES
  children: ReactNode
}

/** A word or a number that marks what it is beside. Rule: docs/rules/ui.md, "Surfaces". */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-2.5 py-px text-12 font-medium whitespace-nowrap tabular-nums ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
