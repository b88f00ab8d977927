import { linkTo } from '../../../../schema/routes/links'
import type { ChannelBrowser } from './channel'

const CHANGES = ['pageshow', 'pagehide', 'online'] as const

/** This browser. A page that is kept for going back counts as hidden. */
export function windowBrowser(): ChannelBrowser {
  let isLeft = false
  return {
    open: () => {
      const url = new URL(linkTo('NotificationsSocket'), window.location.href)
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
      return new WebSocket(url)
    },
    isVisible: () => !isLeft && document.visibilityState === 'visible',
    onChange(listener) {
      const changed = ({ type }: Event) => {
        isLeft = type === 'pagehide'
        listener()
      }
      document.addEventListener('visibilitychange', changed)
      for (const type of CHANGES) window.addEventListener(type, changed)
      return () => {
        document.removeEventListener('visibilitychange', changed)
        for (const type of CHANGES) window.removeEventListener(type, changed)
      }
    },
    random: Math.random,
  }
}
