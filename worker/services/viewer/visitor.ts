import { randomHex } from '../../../schema/rules/hex'
import { isVisitorId, VISITOR_COOKIE, VISITOR_COOKIE_SECONDS } from '../../../schema/rules/visitor'
import type { Browser } from '../identity/browser'

const BYTES = 6
const made = new WeakMap<Browser, string>()

/**
 * The id of the visitor behind a request, the same however often it is requested. A browser without one gets
 * it in a cookie. Somebody who asks not to be tracked has an id for this request alone, and any existing
 * cookie is deleted. Rule: docs/rules/viewer.md, "Visitors".
 */
export function visitorId(browser: Browser): string {
  const known = made.get(browser)
  if (known) return known
  const kept = browser.cookie(VISITOR_COOKIE)
  const isKept = browser.isTrackingAllowed && kept !== undefined && isVisitorId(kept)
  const id = isKept ? kept : `lo_${randomHex(BYTES)}`
  if (!browser.isTrackingAllowed) {
    if (kept !== undefined) browser.clearCookie(VISITOR_COOKIE)
  } else if (!isKept) browser.setCookie(VISITOR_COOKIE, id, { maxAge: VISITOR_COOKIE_SECONDS })
  made.set(browser, id)
  return id
}
