import { useEffect, useRef, useState } from 'react'
import { TOAST_MOTION, type Toast, timeOf } from '../../../schema/rules/toasts'
import { toastWording } from '../../../schema/wording/toasts'
import { Card } from './Card'

interface Props {
  toast: Toast
  /** Something else wants its place. */
  isLeaving: boolean
  /** Called when it is away. */
  gone: () => void
}

/** One toast. Its time stands still while a pointer or the keyboard is on it. */
export function ToastCard({ toast, isLeaving, gone }: Props) {
  const [phase, setPhase] = useState<'in' | 'shown' | 'out'>('in')
  const [isHeld, setHeld] = useState(false)
  const left = useRef(timeOf(toast))
  useEffect(() => {
    // A frame later, so that there is a place that it comes from.
    const frame = requestAnimationFrame(() => setPhase((now) => (now === 'in' ? 'shown' : now)))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (isLeaving) setPhase('out')
  }, [isLeaving])
  useEffect(() => {
    if (phase !== 'shown' || isHeld || left.current === undefined) return
    const since = performance.now()
    const before = left.current
    const timer = setTimeout(() => setPhase('out'), before)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, before - (performance.now() - since))
    }
  }, [phase, isHeld])
  useEffect(() => {
    if (phase !== 'out') return
    const timer = setTimeout(gone, TOAST_MOTION)
    return () => clearTimeout(timer)
  }, [phase, gone])
  return (
    <Card phase={phase}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only waited for. */}
      <div
        className="flex items-center gap-4 py-1 pr-1 pl-4"
        data-toast-style={toast.toastStyle}
        data-testid={toast.extraParams.testId}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <p className="min-w-0 flex-1 py-2.5">{toast.message}</p>
        <button
          type="button"
          onClick={() => setPhase('out')}
          aria-label={toastWording.close}
          className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:text-ink"
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.500" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </Card>
  )
}
