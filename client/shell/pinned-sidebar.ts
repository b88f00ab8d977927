import { useEffect, useState, useSyncExternalStore } from 'react'
import { SIDEBAR_COOKIE, SIDEBAR_COOKIE_SECONDS } from '../../schema/rules/sidebar'
import { useApp } from '../lib/app'
import { writeCookie } from '../lib/cookies'

/** The widest breakpoint (xl of client/styles/tokens.css), from which the sidebar has room beside the page. */
const WIDEST = '(min-width: 67.5rem)'

/** Whether the sidebar has room beside the page. */
export const isWidest = (): boolean => window.matchMedia(WIDEST).matches

/** Like `isWidest`, updated when the window changes. False until the page is hydrated. */
export function useIsWidest(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(WIDEST)
    const look = () => setWide(media.matches)
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  return isWide
}

/** The choice of this visit; nothing until there is one. */
let chosen: boolean | undefined
const listeners = new Set<() => void>()

/** Opens or closes the sidebar beside the page, for the following pages too. Only in the browser. */
export function pinSidebar(isOpen: boolean): void {
  chosen = isOpen
  writeCookie(SIDEBAR_COOKIE, isOpen ? 'open' : '', { seconds: isOpen ? SIDEBAR_COOKIE_SECONDS : 0 })
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether the sidebar stays open beside the page wherever there is room for it. */
export function usePinnedSidebar(): boolean {
  const { isSidebarOpen = false } = useApp().state.session
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? isSidebarOpen,
    () => isSidebarOpen,
  )
}
