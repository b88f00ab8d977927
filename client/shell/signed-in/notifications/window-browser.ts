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
      const socket = new WebSocket(url)
      const close = () => WebSocket.prototype.close.call(socket)
      // Browsers complain about a socket that is closed while it is being opened.
      socket.close = () => {
        if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', close)
        else close()
      }
      return socket
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
