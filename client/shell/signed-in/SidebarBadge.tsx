import { useEffect, useState } from 'react'
import { sidebarWording } from '../../../schema/wording/sidebar'
import { useAnswer } from '../../lib/use-answer'
import { UnreadDot } from '../../ui/UnreadDot'
import { FollowedInSidebar } from '../sidebar/followed-in-sidebar.generated'
import { hasUnreadStories } from '../sidebar/has-unread-stories'

/** Signs that the reader is there. Until one comes, nothing is asked for: the tab may be in the background. */
const SIGNS = ['pointermove', 'touchstart', 'scroll'] as const
/** What the reader is about to do comes first, in milliseconds. */
const REST = 1000

/** The dot on the sidebar's button while those whom the viewer follows have published something new. */
export function SidebarBadge() {
  const [isThere, setThere] = useState(false)
  const { data } = useAnswer(FollowedInSidebar, {}, { asks: isThere })
  useEffect(() => {
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const noticed = () => {
      // A page that is restored in the background scrolls by itself.
      if (document.visibilityState === 'hidden') return
      listening.abort()
      timer = setTimeout(() => setThere(true), REST)
    }
    for (const sign of SIGNS) addEventListener(sign, noticed, { passive: true, signal: listening.signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])
  if (!hasUnreadStories(data)) return null
  return (
    <UnreadDot
      label={sidebarWording.following.badge}
      className="pointer-events-none -ms-6 me-4 mb-5"
      testId="sidebar-badge"
    />
  )
}
