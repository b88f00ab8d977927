import { useEffect, useRef, useState } from 'react'
import { type Toast as QueuedToast, TOAST_MOTION, timeOf } from '../../../schema/rules/toasts'
import { toastWording } from '../../../schema/wording/toasts'
import { Button } from '../../ui/Button'
import { Toast, type ToastPhase } from '../../ui/Toast'
import type { ToastPlace } from './place'
import { useHoverOrFocus } from './use-hover-or-focus'

interface Props {
  toast: QueuedToast
  from: ToastPlace
  /** Another one is waiting for its place. */
  isLeaving: boolean
  /** Called with its element when it is about to disappear. */
  leave: (element: HTMLElement | null) => void
  /** Called when it has faded out. */
  gone: () => void
}

/** One toast. Its timer pauses while a pointer or the keyboard is on it. */
export function ToastCard({ toast, from, isLeaving, leave, gone }: Props) {
  const [phase, setPhase] = useState<ToastPhase>('in')
  const card = useRef<HTMLDivElement>(null)
  const isHeld = useHoverOrFocus(card)
  const left = useRef(timeOf(toast))
  useEffect(() => {
    // One frame later, so that it slides in from outside.
    const frame = requestAnimationFrame(() => setPhase((now) => (now === 'in' ? 'shown' : now)))
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (isLeaving) setPhase('out')
  }, [isLeaving])
  useEffect(() => {
    const box = card.current
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setPhase('out')
    box?.addEventListener('keydown', press)
    return () => box?.removeEventListener('keydown', press)
  }, [])
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
    leave(card.current)
    const timer = setTimeout(gone, TOAST_MOTION)
    return () => clearTimeout(timer)
  }, [phase, leave, gone])
  const { message, action } = toast
  const close = () => setPhase('out')
  const act = () => {
    action?.onAction()
    close()
  }
  return (
    <Toast ref={card} phase={phase} from={from} close={{ label: toastWording.close, onClose: close }}>
      <div
        className="flex flex-wrap items-center gap-x-4 pl-4"
        data-toast-style={toast.toastStyle}
        data-testid={toast.extraParams.testId}
      >
        <p className="flex-1 py-3.5">{message}</p>
        {action && (
          <Button look="text" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
    </Toast>
  )
}
