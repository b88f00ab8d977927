import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Sheet } from '../../ui/dialog/Sheet'
import { IconButton } from '../../ui/IconButton'
import '../../styles/side-panel.css'

/** Windows that are too narrow for md of client/styles/tokens.css: they have no room beside their page. */
const SMALL = '(max-width: 45.4375rem)'

interface Props {
  title: string
  closeLabel: string
  onClosed: () => void
  children: ReactNode
}

/** Closes the panel that is open: there is room for one. */
let closeOpen: (() => void) | undefined

/** What had the focus before something was opened; if that is gone by now, the heading of the page. */
function placeBefore(opener: Element | null): HTMLElement | null {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) return opener
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/** Whether Escape is meant for the panel: its focus is there, or nowhere, and no words are selected. */
function isForPanel({ target, defaultPrevented }: KeyboardEvent, panel: HTMLElement): boolean {
  // An editor in it prevents what the browser does, and leaves the rest to what is around it.
  if (target instanceof Element && panel.contains(target)) return true
  return !defaultPrevented && target === document.body && document.getSelection()?.isCollapsed !== false
}

function Beside({ title, closeLabel, onClosed, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [opener] = useState(() => document.activeElement)
  const close = useRef(onClosed)
  close.current = onClosed
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const closeThis = () => close.current()
    const before = closeOpen
    closeOpen = closeThis
    before?.()
    document.documentElement.dataset.beside = ''
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true })
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isForPanel(event, element)) closeThis()
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
      if (closeOpen === closeThis) {
        closeOpen = undefined
        delete document.documentElement.dataset.beside
      }
      // What had the focus in it is gone by then.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) placeBefore(opener)?.focus({ preventScroll: true })
      })
    }
  }, [opener])
  return createPortal(
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className="fixed end-0 top-14 bottom-0 z-9 w-100 overflow-y-auto overscroll-contain border-s border-line bg-paper-raised px-6 pt-2 pb-8 text-ink outline-none transition-opacity duration-200 starting:opacity-0"
      data-no-print
    >
      <div className="flex min-h-11 items-center justify-between">
        <h2 id={id} className="font-serif text-20 font-semibold">
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} className="-me-3" onClick={onClosed} />
      </div>
      {children}
    </aside>,
    document.body,
  )
}

/**
 * What goes with a page and stands beside it: the page stays as it is, and can be read and used. Windows under 728
 * pixels have it in a sheet. Rule: docs/rules/ui.md, "Beside the page".
 */
export function SidePanel(props: Props) {
  const [isSmall] = useState(() => matchMedia(SMALL).matches)
  return isSmall ? <Sheet {...props} /> : <Beside {...props} />
}
