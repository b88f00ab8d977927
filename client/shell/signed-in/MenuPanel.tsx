import { useEffect, useRef, useState } from 'react'
import { toastWording } from '../../../schema/wording/toasts'
import { viewerWording } from '../../../schema/wording/viewer'
import { useApp } from '../../lib/app'
import { reportLater } from '../../lib/events/later'
import type { UnsavedWords } from '../../lib/kept/forget'
import { useLink } from '../../lib/use-link'
import type { Viewer } from '../../lib/use-viewer'
import { MenuItem, MenuLink, MenuPart } from '../../ui/menu/MenuItems'
import { useMenu } from '../../ui/menu/menu-context'
import { showError } from '../toast'
import { MenuFurtherLinks } from './MenuFurtherLinks'
import { MenuHint } from './MenuHint'
import { MenuPublications } from './MenuPublications'
import type { RouteEntry } from './menu-entries'
import { ProfileEntry } from './ProfileEntry'
import { signOut, wordsLeft } from './sign-out'
import { useMenuEntries } from './use-menu-entries'

const wording = viewerWording.menu

interface Props {
  viewer: Viewer
  /** Signing out would leave words that the server doesn't have. */
  onWords: (words: UnsavedWords) => void
}

/** The content of the open menu. Rule: docs/rules/viewer.md, "Account menu". */
export function MenuPanel({ viewer, onWords }: Props) {
  const [isMore, setMore] = useState(false)
  const { entries, further, hasMore } = useMenuEntries(viewer, isMore)
  const { state } = useApp()
  const menu = useMenu()
  const link = useLink()
  const latest = useRef(menu)
  latest.current = menu
  const wasMore = useRef(false)
  useEffect(() => {
    reportLater(state, 'nav.avatarMenuOpened', {})
  }, [state])
  useEffect(() => {
    // The chosen item is gone: the keyboard continues from the first of its replacements.
    if (wasMore.current !== isMore) latest.current.focus('first')
    wasMore.current = isMore
  }, [isMore])

  const leave = () => {
    wordsLeft()
      .then((words) => (words ? onWords(words) : signOut(viewer.signOutToken, link('Home'))))
      .catch(() => showError(toastWording.after.error))
  }
  const hrefOf = ({ route, hash = '' }: RouteEntry) =>
    (link as (name: RouteEntry['route']) => string)(route) + hash

  return (
    <>
      {isMore ? (
        <MenuItem staysOpen onSelect={() => setMore(false)}>
          ← {wording.back}
        </MenuItem>
      ) : (
        <>
          <ProfileEntry viewer={viewer} />
          <MenuHint />
        </>
      )}
      {entries.map((entry) => (
        <MenuLink key={entry.text} href={hrefOf(entry)}>
          {entry.text}
        </MenuLink>
      ))}
      {!isMore && <MenuPublications isApart={entries.length > 0} />}
      {!isMore && hasMore && (
        <MenuItem staysOpen onSelect={() => setMore(true)}>
          {wording.more}
        </MenuItem>
      )}
      {!isMore && (
        <MenuPart>
          <MenuItem onSelect={leave}>
            <span className="min-w-0">
              {wording.signOut}
              {viewer.emailObfuscated && (
                <span className="block truncate text-13 text-ink-faint">{viewer.emailObfuscated}</span>
              )}
            </span>
          </MenuItem>
        </MenuPart>
      )}
      {!isMore && <MenuFurtherLinks entries={further} hrefOf={hrefOf} />}
    </>
  )
}
