import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** `in` until it is shown, `out` while it goes. */
  phase: 'in' | 'shown' | 'out'
}

const MOTION = { in: '-translate-y-24 opacity-0', shown: '', out: 'opacity-0' } as const

/** A sheet that slides in from above and fades away. */
export function Card({ children, phase }: Props) {
  return (
    <div
      className={`pointer-events-auto mb-2 rounded-input border border-line-strong bg-paper-raised text-14 shadow-lg transition duration-300 ease-quiet ${MOTION[phase]}`}
    >
      {children}
    </div>
  )
}
