import type { ChannelBrowser } from './channel'

const CHANGES = ['pageshow', 'pagehide', 'online'] as const

/** The browser that runs this, for a channel at an address. A page that it keeps for going back counts as hidden. */
export function windowBrowser(path: string): ChannelBrowser {
  let isLeft = false
  return {
    open: () => {
      const url = new URL(path, window.location.href)
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
      const socket = new WebSocket(url)
      return {
        send: (text) => socket.send(text),
        addEventListener: socket.addEventListener.bind(socket),
        // A socket that is closed while it connects is an error in the console, so it is closed afterwards, except on a
        // page that is left, which the browser keeps only without it.
        close: () => {
          if (isLeft || socket.readyState !== WebSocket.CONNECTING) socket.close()
          else socket.addEventListener('open', () => socket.close())
        },
      }
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
