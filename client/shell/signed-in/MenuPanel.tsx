import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RouteName } from '../../../schema/routes/index'
import { toastWording } from '../../../schema/wording/toasts'
import { viewerWording } from '../../../schema/wording/viewer'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import type { Viewer } from '../../lib/use-viewer'
import { showToast } from '../toast'
import { Entry, MenuButton, MenuLink } from './Entry'
import { MenuPublications } from './MenuPublications'
import { apart, type MenuItem, mainItems, moreItems } from './menu-items'
import { ProfileEntry } from './ProfileEntry'
import { signOut } from './sign-out'
import type { MenuEnd } from './use-menu'

const wording = viewerWording.menu

interface Props {
  viewer: Viewer
  isClosing: boolean
  /** Where the keyboard goes when it opened the menu. */
  focusFirst: MenuEnd | undefined
  close: () => void
}

/** Where a key takes the keyboard in a list of so many; nothing for other keys. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** The open menu: the viewer's own pages, their publications, the way out. */
export function MenuPanel({ viewer, isClosing, focusFirst, close }: Props) {
  const { state } = useRouter().options.context
  const [isMore, setMore] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const canLink = useCanLink()
  const link = useLink()
  const { productName, helpUrl, statusUrl } = state.config
  const input = {
    viewer,
    productName,
    helpUrl,
    statusUrl,
    canLink,
    isOn: (flag: keyof typeof state.flags) => state.flags[flag] === true,
  }
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    if (focusFirst || isMore)
      entries()
        .at(focusFirst === 'last' && !isMore ? -1 : 0)
        ?.focus()
  }, [focusFirst, isMore])

  const key = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    const all = entries()
    const next = nextIndex(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  const leave = () => {
    signOut(viewer.signOutToken, link('Home')).catch(() => showToast({ message: toastWording.after.error }))
    close()
  }
  const tooMany = (count: number) =>
    console.error(`A menu has ${count} links that lead out; one is expected.`)
  const more = moreItems(input)
  const { inside, outside } = apart(isMore ? more : mainItems(input), tooMany)
  const hrefOf = (item: Extract<MenuItem, { kind: 'route' }>) =>
    (link as (name: RouteName, params: object) => string)(item.route, item.params ?? {})

  return (
    <div
      ref={panel}
      role="menu"
      aria-label={wording.label}
      tabIndex={-1}
      onKeyDown={key}
      className={`absolute top-full right-1.5 z-20 mt-2 max-h-[calc(100dvh-80px)] w-60 overflow-y-auto rounded-input border border-line bg-paper-raised py-2 text-14 shadow-lg transition-opacity duration-300 ${isClosing ? 'opacity-0' : ''}`}
    >
      {isMore ? (
        <MenuButton onClick={() => setMore(false)}>← {wording.back}</MenuButton>
      ) : (
        <ProfileEntry viewer={viewer} close={close} />
      )}
      {inside.map((item) => (
        <MenuLink key={item.route} href={hrefOf(item)} onClick={close}>
          {item.text}
        </MenuLink>
      ))}
      {!isMore && <MenuPublications close={close} isApart={inside.length > 0} />}
      {!isMore && more.length > 0 && <MenuButton onClick={() => setMore(true)}>{wording.more}</MenuButton>}
      {outside?.kind === 'external' && (
        <Entry isApart>
          <a
            role="menuitem"
            tabIndex={-1}
            href={outside.href}
            rel="noopener"
            target="_blank"
            onClick={close}
            className="flex min-h-10 items-center px-5 text-ink-soft hover:bg-accent-wash hover:text-ink"
          >
            {outside.text}
          </a>
        </Entry>
      )}
      {!isMore && (
        <Entry isApart>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={leave}
            className="flex w-full flex-col px-5 py-2 text-left text-ink-soft hover:bg-accent-wash hover:text-ink"
          >
            {wording.signOut}
            {viewer.emailObfuscated && (
              <span className="max-w-full truncate text-13 text-ink-faint">{viewer.emailObfuscated}</span>
            )}
          </button>
        </Entry>
      )}
    </div>
  )
}
