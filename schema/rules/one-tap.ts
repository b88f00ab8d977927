import type { PageId } from '../pages'
import { WEEK } from './time-units'

/** How long One Tap stays away after it was dismissed, in milliseconds: a week. */
export const ONE_TAP_REST = WEEK

/** The width from which a window isn't small, in CSS pixels: the breakpoint md. */
const NOT_SMALL = 728

/** The pages that show it: home, a story, a profile, a publication. */
const PAGES: ReadonlySet<string> = new Set<PageId>(['home-lo', 'post', 'user-profile', 'publication-profile'])

/** What the decision depends on. */
export interface OneTapInput {
  isLoggedIn: boolean
  isBot: boolean
  /** `enable_google_one_tap`. */
  isOn: boolean
  /** `enable_google_one_tap_on_subdomains`. */
  isOnForSubdomains: boolean
  /** The owner of the host: nobody, a person or a publication. */
  table: 'default' | 'user' | 'publication'
  /** The page that is shown. */
  page: string | undefined
  /** Of the window, in CSS pixels. */
  width: number
  /** Whether the pointer is a finger. */
  isTouch: boolean
  /** When it was last dismissed, in milliseconds since 1970 UTC. */
  dismissedAt: number | undefined
  now: number
}

/** Whether Google One Tap is offered. Rule: docs/rules/identity.md, "One-tap in the browser". */
export function offersOneTap(input: OneTapInput): boolean {
  const { table, dismissedAt } = input
  const isHost = table === 'default' || (table === 'user' && input.isOnForSubdomains)
  const isRested = dismissedAt === undefined || input.now - dismissedAt >= ONE_TAP_REST
  return (
    input.isOn &&
    isHost &&
    !input.isLoggedIn &&
    !input.isBot &&
    PAGES.has(input.page ?? '') &&
    !input.isTouch &&
    input.width >= NOT_SMALL &&
    isRested
  )
}
