import { Menu as Primitive } from '@base-ui/react/menu'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { closeUnlessOpener } from '../close-unless-opener'
import { isInPortal } from '../in-portal'
import { usePressOutside } from '../use-press-outside'
import { type MenuEnd, MenuProvider } from './menu-context'

export interface MenuPopupProps {
  isOpen: boolean
  close: () => void
  /** The trigger, to which it is anchored. */
  opener: RefObject<HTMLElement | null>
  /** Where the focus begins if the keyboard opened it. */
  begin: MenuEnd | undefined
  label: string
  align: 'start' | 'end'
  /** It closes when the page is scrolled. */
  closesOnScroll: boolean
  className: string
  children: ReactNode
}

const PARTS = { Item: Primitive.Item, LinkItem: Primitive.LinkItem, Group: Primitive.Group }

/**
 * The landmark that contains the trigger: the menu joins it, for people who navigate by landmarks. Outside of one the
 * menu joins the body; for `null` the primitives would wait forever.
 */
const landmarkOf = (opener: HTMLElement | null): HTMLElement | undefined =>
  opener?.closest<HTMLElement>('header,main,aside,footer,section[aria-label]') ?? undefined

const guardsIn = (box: Element | null | undefined): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard]') ?? []),
]

/** Calls back once the surrounding items exist. */
function WhenThere({ then }: { then: () => void }) {
  const latest = useRef(then)
  useEffect(() => latest.current(), [])
  return null
}

/** The open menu, which Menu loads when somebody is about to open it. */
export function MenuPopup(props: MenuPopupProps) {
  const { isOpen, close, opener, begin, label, align, closesOnScroll, className, children } = props
  const around = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen || !closesOnScroll) return
    const scrolled = () => latest.current()
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [isOpen, closesOnScroll])

  usePressOutside(isOpen, opener, close, isInPortal)

  // While it fades out, it is hidden from everybody.
  useLayoutEffect(() => {
    if (!isOpen && popup.current?.contains(document.activeElement))
      opener.current?.focus({ preventScroll: true })
  }, [isOpen, opener])

  const focus = (end: MenuEnd) => {
    const items = [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    items.at(end === 'first' ? 0 : -1)?.focus()
  }
  const opened = () => {
    if (begin) focus(begin)
    // `key` handles Tab. The primitives' focus guards are hidden, and mustn't take the focus; they exist a
    // frame later.
    requestAnimationFrame(() => {
      const portal = popup.current?.closest('[data-base-ui-portal]')
      for (const guard of [...guardsIn(around.current), ...guardsIn(portal)]) guard.tabIndex = -1
    })
  }
  const changed: Primitive.Root.Props['onOpenChange'] = (isNowOpen, change) => {
    // What the item opens gives the focus back to what has it now, and the item itself is about to go.
    if (change.reason === 'item-press') opener.current?.focus({ preventScroll: true })
    closeUnlessOpener(opener, close)(isNowOpen, change)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    // The browser continues from the trigger, to the element beside it.
    opener.current?.focus()
    close()
  }
  return (
    <div ref={around} className="contents">
      <Primitive.Root open={isOpen} modal={false} onOpenChange={changed}>
        <Primitive.Portal container={landmarkOf(opener.current)}>
          <Primitive.Positioner
            anchor={opener}
            align={align}
            sideOffset={8}
            collisionPadding={8}
            className="z-(--z-index-modal) outline-none"
          >
            <Primitive.Popup
              ref={popup}
              aria-label={label}
              aria-hidden={!isOpen || undefined}
              onKeyDown={key}
              // It has left the menu by the time that this has faded out.
              finalFocus={false}
              className={`max-h-(--available-height) min-w-44 overflow-y-auto overscroll-contain rounded-input border border-line bg-paper-raised py-2 text-14 shadow-lg outline-none transition-opacity duration-300 data-ending-style:opacity-0 ${className}`}
            >
              <MenuProvider value={{ parts: PARTS, isOpen, focus }}>
                {children}
                <WhenThere then={opened} />
              </MenuProvider>
            </Primitive.Popup>
          </Primitive.Positioner>
        </Primitive.Portal>
      </Primitive.Root>
    </div>
  )
}
