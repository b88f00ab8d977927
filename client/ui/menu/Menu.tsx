import type { ReactNode } from 'react'
import { lazily } from '../../lib/lazily'
import { type OpenerProps, useOpener } from '../use-opener'
import { MenuWaiting } from './MenuWaiting'
import type { MenuEnd } from './menu-context'

const popup = lazily(() => import('./MenuPopup').then(({ MenuPopup }) => MenuPopup))

const KEYS: Readonly<Record<string, MenuEnd>> = {
  ArrowDown: 'first',
  Enter: 'first',
  ' ': 'first',
  ArrowUp: 'last',
}

interface Props<Element extends HTMLElement> {
  /** The menu's label. */
  label: string
  /** A button, or a link if there is something to follow without script. */
  opener: (props: OpenerProps<Element>) => ReactNode
  /** Its items (MenuItems). */
  children: ReactNode
  align?: 'start' | 'end'
  closesOnScroll?: boolean
  /** Its width, as a class. */
  className?: string
  /** Somebody is about to open it. */
  onNear?: () => void
  /** False while its items are still being loaded: only its outline is shown. */
  isReady?: boolean
}

/** A button and the menu that it opens. Rule: docs/rules/ui.md, "Menus". */
export function Menu<Element extends HTMLElement = HTMLButtonElement>(props: Props<Element>) {
  const { label, opener, children, align = 'end', closesOnScroll = false, className = '' } = props
  const { onNear, isReady = true } = props
  const menu = useOpener<Element, Awaited<ReturnType<typeof popup>>, MenuEnd>(popup, {
    opens: 'menu',
    keys: KEYS,
    onNear,
  })
  const Popup = isReady ? menu.Popup : undefined
  return (
    <>
      {opener(menu.props)}
      {menu.isOpen && !Popup && (
        <MenuWaiting opener={menu.element} align={align} className={className} close={menu.close} />
      )}
      {Popup && (
        <Popup
          isOpen={menu.isOpen}
          close={menu.close}
          opener={menu.element}
          begin={menu.begin}
          label={label}
          align={align}
          closesOnScroll={closesOnScroll}
          className={className}
        >
          {children}
        </Popup>
      )}
    </>
  )
}
