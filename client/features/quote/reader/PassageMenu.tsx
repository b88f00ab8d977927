import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { moveFocus } from '../../../ui/move-focus'
import { Strokes } from '../../../ui/Strokes'
import { tipLook } from '../../../ui/tip'
import { PASSAGE_ACTIONS } from './actions'
import type { ChosenPassage } from './passage-actions'
import { DRAWINGS, type PassageActName } from './passage-drawings'

/** The distance between the passage and the menu, and between the menu and the window, in pixels. */
const GAP = 10

const BUTTON = `${tipLook()} flex size-11 items-center justify-center rounded-input hover:bg-accent-wash`

/** Keeps the selection when a button is pressed that is about it. */
const keepSelection = (event: { preventDefault: () => void }) => event.preventDefault()

interface ItemProps {
  action: PassageActName
  /** Its name, for whoever doesn't see the drawing and whoever asks what it means. */
  label: string
  onPress: () => void
}

/** A button of the menu. */
export const PassageItem = ({ action, label, onPress }: ItemProps) => (
  <button
    type="button"
    aria-label={label}
    data-action={action}
    className={BUTTON}
    onPointerDown={keepSelection}
    onMouseDown={keepSelection}
    onClick={onPress}
  >
    <Strokes d={DRAWINGS[action]} />
  </button>
)

/** A link that looks like one. */
export const PassageLink = ({ action, label, href, onPress }: ItemProps & { href: string }) => (
  <a href={href} rel="nofollow" aria-label={label} data-action={action} className={BUTTON} onClick={onPress}>
    <Strokes d={DRAWINGS[action]} />
  </a>
)

interface Props {
  range: Range
  passage: ChosenPassage
  /** Why the passage can't be highlighted, if that is so. */
  problem: string | undefined
  onClosed: () => void
  /** The first buttons: what this reader can do with the passage. */
  children: ReactNode
}

/**
 * What can be done with a passage: above it or, where fingers choose, at the bottom of the window, since the browser's
 * own menu is beside the words. Tab enters it from the selection, Escape leaves it.
 */
export function PassageMenu({ range, passage, problem, onClosed, children }: Props) {
  const menu = useRef<HTMLElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0, isPlaced: false })
  const isTouched = matchMedia('(pointer: coarse)').matches
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const { left, width, top, bottom } = range.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = element
    const most = document.documentElement.clientWidth - offsetWidth - GAP
    const isBelow = top < offsetHeight + 8 * GAP
    setPlace({
      left: Math.max(GAP, Math.min(most, left + width / 2 - offsetWidth / 2)) + scrollX,
      top: (isBelow ? bottom + GAP : top - offsetHeight - GAP) + scrollY,
      isPlaced: true,
    })
  }, [range])
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isInside = menu.current?.contains(document.activeElement) === true
      if (event.key === 'Escape') onClosed()
      else if (event.key === 'Tab' && !event.shiftKey && !isInside)
        menu.current?.querySelector<HTMLElement>('button, a')?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClosed])
  return createPortal(
    <section
      ref={menu}
      aria-label={wording.menu}
      data-passage-menu
      data-no-print
      style={isTouched ? undefined : { left: place.left, top: place.top }}
      className={`z-(--z-index-modal) border-line-strong bg-paper-raised shadow-lg ${isTouched ? 'fixed inset-x-0 bottom-0 border-t pb-[env(safe-area-inset-bottom)]' : 'absolute max-w-full rounded-input border'} ${isTouched || place.isPlaced ? '' : 'opacity-0'}`}
    >
      {problem && <p className="max-w-80 px-3 pt-3 text-13 text-ink-soft">{problem}</p>}
      <div
        role="toolbar"
        aria-label={wording.menu}
        onKeyDown={(event) => moveFocus(event) && event.preventDefault()}
        className="flex flex-wrap justify-center px-1"
      >
        {children}
        {PASSAGE_ACTIONS.filter(({ isPossible }) => isPossible?.() !== false).map(({ name, label, run }) => (
          <PassageItem
            key={name}
            action={name}
            label={label}
            onPress={() => {
              run(passage)
              onClosed()
            }}
          />
        ))}
      </div>
      <span role="status" className="sr-only">
        {wording.hint}
      </span>
    </section>,
    document.body,
  )
}
