import { type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { shellWording } from '../../schema/wording/shell'
import { useApp } from '../lib/app'
import { lazily } from '../lib/lazily'
import { opensElsewhere } from '../lib/opens-elsewhere'
import { usePage } from '../lib/use-page'
import { useViewer } from '../lib/use-viewer'
import { preload, useLazy } from '../ui/lazy'
import { isWidest, pinSidebar, useIsWidest, usePinnedSidebar } from './pinned-sidebar'
import { drawer, panel } from './sidebar-parts'
import { loadedSignedIn } from './viewer'

/** Without script this is a link to the footer, which has the same links as a visitor's sidebar. */
const AS_BUTTON = { role: 'button' }

const FOOTER = '#footer'

/** One promise for all that wait, so that opening is reported before closing. */
const noting = lazily(() => import('./sidebar/note-sidebar'))

/** The empty sidebar, until its code has loaded. Inline styles, because every page would load the rules of classes. */
const WAITING: CSSProperties = {
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 'var(--z-index-modal)',
  background: 'var(--color-paper-raised)',
}

/**
 * The button that opens the sidebar: over the page, or beside it for signed-in people whose window is wide enough.
 * Rule: docs/rules/viewer.md, "Sidebar".
 */
export function SidebarToggle() {
  const app = useApp()
  const viewer = useViewer()
  const { pageId } = usePage()
  const [isOver, setOver] = useState(false)
  const isPinned = usePinnedSidebar()
  const hasRoom = useIsWidest()
  const isBeside = isPinned && hasRoom
  const Drawer = useLazy(drawer, isOver)
  const signedIn = viewer ? loadedSignedIn() : undefined
  const opensBeside = () => viewer !== null && isWidest()
  const near = () => void preload(opensBeside() ? panel : drawer)
  const note = (isOpen: boolean) => {
    noting().then(
      ({ noteSidebar }) => noteSidebar(app, isOpen),
      () => {},
    )
  }
  const press = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    note(!(isPinned && opensBeside()))
    if (opensBeside()) pinSidebar(!isPinned)
    else setOver(true)
  }
  // A link doesn't react to Space, but a button does.
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.click()
  }
  const closed = () => {
    setOver(false)
    note(false)
  }
  return (
    <>
      <a
        {...AS_BUTTON}
        href={FOOTER}
        aria-label={shellWording.menu}
        aria-haspopup={viewer && hasRoom ? undefined : 'dialog'}
        aria-expanded={isOver || isBeside}
        onClick={press}
        onKeyDown={pressKey}
        onPointerEnter={near}
        onFocus={near}
        style={{ width: 40 }}
        className="flex text-ink-soft hover:text-ink"
        data-testid="sidebar-toggle"
      >
        {/* The rest of its width makes it easy to hit. */}
        <svg width="20" height="44" viewBox="0 -12 20 44" aria-hidden="true">
          <path d="M1 4h18M1 10h18M1 16h18" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </a>
      {signedIn && !isBeside && <signedIn.SidebarBadge />}
      {isOver && !Drawer && (
        <div
          style={{ ...WAITING, width: signedIn?.isLibraryPage(pageId) ? '20rem' : '15rem' }}
          data-testid="sidebar-waiting"
        />
      )}
      {isOver && Drawer && <Drawer onClosed={closed} />}
    </>
  )
}
