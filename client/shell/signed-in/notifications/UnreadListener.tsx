import { useUnreadCount } from './use-unread-count'

/** Keeps the count of unread notifications up to date while the page is open. It shows nothing. */
export function UnreadListener() {
  useUnreadCount()
  return null
}
