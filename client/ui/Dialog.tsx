import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'

/** How long it takes to appear and to go, in milliseconds. */
const FADE = 300

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),iframe,[tabindex="0"]'

/** What can be told to an open dialog. */
export interface DialogHandle {
  /** Lets it go, as its reader can. */
  close: () => void
}

interface Props {
  /** The id of its title. */
  labelledBy: string
  /** What its button for closing is called. */
  closeLabel: string
  /** It is gone. */
  onClosed: () => void
  /** Its width and what else is its own. */
  className: string
  children: ReactNode
  ref?: Ref<DialogHandle>
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fades the dialog and what dims the page behind it. */
function fade(dialog: HTMLDialogElement, direction: 'normal' | 'reverse'): Promise<unknown> {
  if (isStill()) return Promise.resolve()
  const options = { duration: FADE, easing: 'ease-out', direction, fill: 'forwards' } as const
  const frames = { opacity: [0, 1] }
  const animations = [
    dialog.animate(frames, options),
    dialog.animate(frames, { ...options, pseudoElement: '::backdrop' }),
  ]
  return Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (direction === 'normal') for (const animation of animations) animation.cancel()
  })
}

/** Keeps the page behind it where it is, without a jump where its scroll bar was. Gives what undoes that. */
function lockScrolling(): () => void {
  const root = document.documentElement
  const { overflow, paddingRight } = root.style
  const bar = window.innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  if (bar > 0) root.style.paddingRight = `${bar}px`
  return () => {
    root.style.overflow = overflow
    root.style.paddingRight = paddingRight
  }
}

/** From the last thing that can have the focus on to the first, and back. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.offsetParent !== null,
  )
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return
  const { activeElement } = document
  const isOutside = !all.includes(activeElement as HTMLElement)
  if (event.shiftKey && (activeElement === first || isOutside)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault()
    first.focus()
  }
}

/**
 * A box over the page, open as long as it is there: the browser's own dialog, so that the page behind it can't be
 * reached. Escape, its button and a press beside it close it. The focus goes to what is marked by
 * `data-autofocus`, stays inside, and goes back to where it was.
 */
export function Dialog({ labelledBy, closeLabel, onClosed, className, children, ref }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const isGoing = useRef(false)
  const gone = useRef(onClosed)
  gone.current = onClosed

  const close = () => {
    const dialog = box.current
    if (!dialog?.open || isGoing.current) return
    isGoing.current = true
    fade(dialog, 'reverse').then(() => dialog.close())
  }
  useImperativeHandle(ref, () => ({ close }))

  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    const before = document.activeElement
    const unlock = lockScrolling()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    fade(dialog, 'normal')
    return () => {
      unlock()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={box}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={() => gone.current()}
      onKeyDown={keepFocus}
      onClick={(event) => event.target === event.currentTarget && close()}
      className={`m-auto w-full overscroll-contain bg-paper-raised p-0 text-ink backdrop:bg-[oklch(0%_0_0/50%)] max-md:h-dvh max-md:max-h-none max-md:max-w-none md:rounded-input ${className}`}
    >
      <div className="relative min-h-full px-6 py-16">
        {children}
        <button
          type="button"
          aria-label={closeLabel}
          onClick={close}
          className="absolute top-2 right-2 inline-flex h-11 w-11 items-center justify-center text-ink-soft hover:text-ink"
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </dialog>
  )
}
