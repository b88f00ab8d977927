import type { ReactNode, Ref } from 'react'
import { IconButton } from './IconButton'

/** `in` until it is shown, `out` while it disappears. */
export type ToastPhase = 'in' | 'shown' | 'out'

const MOTION = { in: 'opacity-0', shown: '', out: 'opacity-0' } as const

interface Props {
  phase: ToastPhase
  /** The edge of the window from which it slides in. */
  from?: 'top' | 'bottom'
  children: ReactNode
  /** A button at its end closes it. */
  close?: { label: string; onClose: () => void }
  ref?: Ref<HTMLDivElement>
}

/** A message over the page that slides in and fades out. Rule: docs/rules/ui.md, "Toasts". */
export function Toast({ phase, from = 'top', children, close, ref }: Props) {
  const slide = phase === 'in' ? (from === 'top' ? '-translate-y-24' : 'translate-y-24') : ''
  return (
    <div
      ref={ref}
      className={`pointer-events-auto mb-2 flex items-start gap-2 rounded-input border border-line-strong bg-paper-raised text-14 shadow-lg transition duration-300 ease-quiet ${MOTION[phase]} ${slide}`}
    >
      <div className="min-w-0 flex-1">{children}</div>
      {close && <IconButton icon="close" label={close.label} onClick={close.onClose} className="m-1" />}
    </div>
  )
}
