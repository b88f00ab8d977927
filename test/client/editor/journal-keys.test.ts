import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GATHER, SEND_AFTER } from '../../../client/features/editor/journal/journal'
import type { Tabs } from '../../../client/features/editor/journal/ports'
import { leftStories } from '../../../client/features/editor/page/begun-stories'
import { EMPTY_DRAFT } from '../../../schema/story/draft'
import { randomFrom } from '../../support/random'
import { newWorld, of, paragraph, textsOf } from './journal-world'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const typed = (text: string) => of('aaaa', paragraph('bbbb', text))
const WORDS = 'They come with the tide and leave with the light.'

describe('each key', () => {
  test('is stored at once, before anything is sent', async () => {
    const { server, store, openTab } = newWorld()
    const first = await openTab()
    first.journal.change(typed('W'))
    first.journal.change(typed('Wo'))
    await pass(0)
    expect(server.requests).toHaveLength(0)
    first.crash()
    const { shown } = await openTab()
    expect(textsOf(shown ?? EMPTY_DRAFT)).toEqual(['aaaa', 'Wo'])
    expect([...store.journals.values()].flatMap(({ entries }) => entries)).toHaveLength(1)
  })

  test('of a burst is one entry of the journal, and is sent after a pause', async () => {
    const { server, store, openTab } = newWorld()
    const { journal } = await openTab()
    for (let keys = 1; keys <= 10; keys++) {
      journal.change(typed(WORDS.slice(0, keys)))
      await pass(GATHER / 20)
    }
    expect([...store.journals.values()][0]?.entries).toHaveLength(1)
    await pass(GATHER + SEND_AFTER)
    expect(server.requests).toHaveLength(1)
    expect(textsOf(server.document)).toEqual(['aaaa', WORDS.slice(0, 10)])
  })

  test('doesn’t wait behind those before it where storing is slow', async () => {
    const { store, openTab } = newWorld()
    const { journal } = await openTab()
    const before = store.writes
    for (let keys = 1; keys <= WORDS.length; keys++) journal.change(typed(WORDS.slice(0, keys)))
    await pass(0)
    expect(store.writes - before).toBeLessThanOrEqual(2)
    await pass(GATHER)
    expect([...store.journals.values()][0]?.entries.at(-1)?.deltas).toHaveLength(1)
  })

  test('that was typed while nothing could be stored is stored later', async () => {
    const { server, store, openTab } = newWorld()
    const first = await openTab()
    server.isDown = true
    store.failure = 'full'
    first.journal.change(typed('They'))
    await pass(GATHER + SEND_AFTER)
    expect(first.journal.state.isKept).toBe(false)
    first.journal.change(typed('They come'))
    store.failure = undefined
    await pass(GATHER + 1)
    expect(first.journal.state.isKept).toBe(true)
    first.journal.change(typed('They come with'))
    await pass(0)
    first.crash()
    expect(textsOf((await openTab()).shown ?? EMPTY_DRAFT)).toEqual(['aaaa', 'They come with'])
  })

  test('survives, whenever the tab ends: while saves are under way, rejected, or lost', async () => {
    const random = randomFrom(7)
    const { server, openTab } = newWorld()
    let text = ''
    for (let session = 0; session < 40; session++) {
      const tab = await openTab()
      await pass(0)
      expect(textsOf(tab.shown ?? EMPTY_DRAFT)[1] ?? '').toBe(text || 'bbbb')
      server.losesAnswers = random(10) < 2
      server.isDown = random(10) < 3
      for (let keys = 0; keys < 30; keys++) {
        text += WORDS[random(WORDS.length)]
        tab.journal.change(typed(text))
        await pass(random(200))
      }
      // What was asked for in this very moment is on its way to the browser.
      await pass(0)
      tab.crash()
    }
  })
})

test('each story that was begun here and never reached the server is found again, and no empty one', async () => {
  const { store } = newWorld()
  const tabs: Tabs = {
    areKnown: true,
    hold: async () => () => {},
    isHeld: async ({ tabId }) => tabId === 'open',
    tell: () => {},
    listen: () => () => {},
  }
  const begin = (postId: string, tabId: string, text: string, revision = 1) =>
    store.port.replace({
      postId,
      tabId,
      snapshot: EMPTY_DRAFT,
      head: { revision, acked: 0 },
      entries: text
        ? [{ seq: 1, deltas: [{ type: 'insert', after: null, paragraph: paragraph('aaaa', text) }] }]
        : [],
    })
  for (let i = 0; i < 30; i++) await begin(`begun${i}`, 'closed', `Story ${i}`)
  await begin('empty', 'closed', '')
  await begin('stored', 'closed', 'Known to the server', 4)
  await begin('other', 'open', 'In another tab')
  const left = await leftStories({ store: store.port, tabs })
  expect(left.map(({ words }) => words)).toEqual(Array.from({ length: 30 }, (_, i) => `Story ${i}`))
  expect([...store.journals.values()].some(({ postId }) => postId === 'empty')).toBe(false)
  expect([...store.journals.values()].some(({ postId }) => postId === 'other')).toBe(true)
})
