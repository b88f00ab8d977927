import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import type { Lazy } from '../lib/lazily'
import { opensElsewhere } from '../lib/opens-elsewhere'
import { preload, useLazy } from './lazy'

/** The attributes of an element that opens something beside itself. */
export interface OpenerProps<Element extends HTMLElement> {
  ref: RefObject<Element | null>
  'aria-haspopup': 'menu' | 'dialog' | undefined
  /** What doesn't announce that it opens something has its presses kept by that (client/bootstrap.ts). */
  'data-waits': '' | undefined
  'aria-expanded': boolean
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
}

interface Options<Begin> {
  /** A panel stands beside the page and is part of it. */
  opens: 'menu' | 'dialog' | 'panel'
  /** Keys that open it, and where the focus starts then. */
  keys?: Readonly<Record<string, Begin>>
  /** Called when somebody is about to open it. */
  onNear?: (() => void) | undefined
}

/**
 * Something that opens beside a button or a link. Its code is loaded when a pointer or the focus reaches the button,
 * or on the press itself.
 */
export function useOpener<Element extends HTMLElement, Popup, Begin = never>(
  part: Lazy<Popup>,
  { opens, keys, onNear }: Options<Begin>,
) {
  const element = useRef<Element>(null)
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  const [begin, setBegin] = useState<Begin>()
  const Popup = useLazy(part, isNeeded)
  const near = () => {
    preload(part)
    onNear?.()
  }
  const open = (at?: Begin) => {
    // A press that was replayed after hydration came without a pointer.
    near()
    // Lets the press finish first, because drawing what opens may take a moment.
    setTimeout(() => {
      setBegin(at)
      setNeeded(true)
      setOpen(true)
    })
  }
  const press = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (isOpen) setOpen(false)
    else open()
  }
  const key = (event: KeyboardEvent) => {
    // Once it is there, what is open closes itself.
    if (event.key === 'Escape' && isOpen && !Popup) return setOpen(false)
    if (!keys || !Object.hasOwn(keys, event.key)) return
    event.preventDefault()
    open(keys[event.key])
  }
  const props: OpenerProps<Element> = {
    ref: element,
    'aria-haspopup': opens === 'panel' ? undefined : opens,
    'data-waits': opens === 'panel' ? '' : undefined,
    'aria-expanded': isOpen,
    onClick: press,
    onKeyDown: key,
    onPointerEnter: near,
    onFocus: near,
  }
  return { Popup, isOpen, begin, element, props, close: () => setOpen(false) }
}
