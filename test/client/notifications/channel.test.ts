import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChannelBrowser } from '../../../client/lib/channel'
import { byDay } from '../../../client/pages/notifications/days'
import { listenForNotifications } from '../../../client/shell/signed-in/notifications/channel'

/** A connection that a test drives. */
class FakeSocket extends EventTarget {
  sent: string[] = []
  isClosed = false
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.isClosed = true
  }
  says(data: string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  breaks() {
    this.dispatchEvent(new Event('close'))
  }
}

/** A browser with one tab. */
function newTab() {
  const sockets: FakeSocket[] = []
  const counts: number[] = []
  let isVisible = true
  let changed = () => {}
  let asked = 0
  const browser: ChannelBrowser = {
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    isVisible: () => isVisible,
    onChange: (listener) => {
      changed = listener
      return () => {
        changed = () => {}
      }
    },
    random: () => 1,
  }
  let read = 0
  const stop = listenForNotifications(browser, {
    onUnseen: (count) => counts.push(count),
    onUnreachable: () => {
      asked += 1
    },
    onReading: () => {
      read += 1
    },
  })
  return {
    sockets,
    counts,
    stop,
    asked: () => asked,
    read: () => read,
    last: () => sockets.at(-1) as FakeSocket,
    show: (visible: boolean) => {
      isVisible = visible
      changed()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a visible tab', () => {
  test('connects once, and hears how much is new', () => {
    const tab = newTab()
    tab.last().says('{"unseen":3}')
    tab.last().says('pong')
    tab.last().says('{"unseen":"many"}')
    tab.show(true)
    expect([tab.sockets.length, tab.counts]).toEqual([1, [3]])
    tab.stop()
  })

  test('hears that pages of the viewer’s stories were opened or left', () => {
    const tab = newTab()
    tab.last().says('{"reading":2}')
    tab.last().says('{"reading":-1}')
    expect([tab.read(), tab.counts]).toEqual([1, []])
    tab.stop()
  })

  test('connects again after growing waits, and asks once in the ordinary way', () => {
    const tab = newTab()
    const waits: number[] = []
    for (let i = 0; i < 5; i++) {
      const before = tab.sockets.length
      tab.last().breaks()
      let waited = 0
      while (tab.sockets.length === before && waited < 600_000) {
        vi.advanceTimersByTime(500)
        waited += 500
      }
      waits.push(waited)
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000])
    expect(tab.asked()).toBe(1)
    tab.stop()
  })

  test('rests after ten attempts until it is shown again', () => {
    const tab = newTab()
    for (let i = 0; i < 30; i++) {
      tab.last().breaks()
      vi.advanceTimersByTime(600_000)
    }
    expect(tab.sockets).toHaveLength(10)
    tab.show(true)
    expect(tab.sockets).toHaveLength(11)
    tab.stop()
  })

  test('notices by an unanswered ping that it is no longer connected', () => {
    const tab = newTab()
    const first = tab.last()
    first.says('{"unseen":0}')
    vi.advanceTimersByTime(30_000)
    expect(first.sent).toEqual(['ping'])
    first.says('pong')
    vi.advanceTimersByTime(30_000)
    vi.advanceTimersByTime(10_000)
    expect([first.isClosed, tab.sockets.length]).toEqual([true, 1])
    vi.advanceTimersByTime(1000)
    expect(tab.sockets).toHaveLength(2)
    tab.stop()
  })
})

describe('a hidden tab', () => {
  test('closes its connection, and opens no other', () => {
    const tab = newTab()
    tab.last().says('{"unseen":0}')
    tab.show(false)
    expect(tab.last().isClosed).toBe(true)
    tab.last().breaks()
    vi.advanceTimersByTime(3_600_000)
    expect(tab.sockets).toHaveLength(1)
    expect(tab.last().sent).toEqual([])
    tab.show(true)
    expect(tab.sockets).toHaveLength(2)
    tab.stop()
  })

  test('waits for no other attempt either', () => {
    const tab = newTab()
    tab.last().breaks()
    tab.show(false)
    vi.advanceTimersByTime(3_600_000)
    expect(tab.sockets).toHaveLength(1)
    tab.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('notifications are grouped by their days in UTC', () => {
  const at = (iso: string) => ({ createdAt: Date.parse(iso) })
  const items = [at('2026-11-22T00:10Z'), at('2026-11-21T23:50Z'), at('2026-11-21T01:00Z')]
  expect(byDay(items)).toEqual([
    { day: '2026-11-22', date: 'Nov 22, 2026', items: [items[0]] },
    { day: '2026-11-21', date: 'Nov 21, 2026', items: [items[1], items[2]] },
  ])
})
