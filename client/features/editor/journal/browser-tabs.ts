import type { JournalKey, Tabs } from './ports'

const CHANNEL = 'quire-drafts'

const lockName = ({ postId, tabId }: JournalKey): string => `quire-draft ${postId} ${tabId}`

interface Message {
  postId: string
  revision: number
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'postId' in data && 'revision' in data

/**
 * The tabs of this browser: each holds a lock for its journal, which the browser releases when the tab ends, however
 * that happens. Without locks every journal counts as a closed tab's; merging the same twice does no harm.
 */
export const browserTabs: Tabs = {
  get areKnown() {
    return navigator.locks !== undefined
  },
  hold: (key) =>
    new Promise((held) => {
      if (!navigator.locks) return held(() => {})
      navigator.locks
        .request(lockName(key), () => new Promise<void>((release) => held(release)))
        .catch(() => held(() => {}))
    }),
  async isHeld(key) {
    if (!navigator.locks) return false
    // Whoever asked for the lock itself would hold it for a moment, and the next one would take that for a tab.
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === lockName(key))
  },
  tell(postId, revision) {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage({ postId, revision } satisfies Message)
    channel.close()
  },
  listen(postId, onRevision) {
    if (typeof BroadcastChannel === 'undefined') return () => {}
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && data.postId === postId) onRevision(data.revision)
    }
    return () => channel.close()
  },
}
