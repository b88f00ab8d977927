import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GATHER, SEND_AFTER } from '../../../client/features/editor/journal/journal'
import { isSafeToClose } from '../../../client/features/editor/journal/state'
import { SAVE_RETRY_LONGEST } from '../../../schema/rules/drafts'
import { DAY } from '../../../schema/rules/time-units'
import type { DraftDocument } from '../../../schema/story/draft'
import { newWorld, of, paragraph, textsOf } from './journal-world'

beforeEach(() => {
  vi.useFakeTimers()
  // What the journal says when something fails is meant for developers.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds = GATHER + SEND_AFTER + 1) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the journal', () => {
  test('stores a change before it is sent, and says when the server has it', async () => {
    const { server, store, openTab } = newWorld()
    const { journal, states } = await openTab()
    expect(journal.state).toEqual({ status: 'saved', unsent: 0, isKept: true, revision: 1 })
    server.before = async () => {
      expect([...store.journals.values()][0]?.entries).toHaveLength(1)
    }
    journal.change(of('aaaa', paragraph('bbbb', 'Written')))
    await pass()
    expect(textsOf(server.document)).toEqual(['aaaa', 'Written'])
    expect(journal.state).toEqual({ status: 'saved', unsent: 0, isKept: true, revision: 2 })
    expect(states.map(({ status }) => status)).toContain('saving')
    expect(server.requests).toHaveLength(1)
  })

  test('gathers what is typed, and sends nothing that is undone meanwhile', async () => {
    const { server, openTab } = newWorld()
    const { journal } = await openTab()
    for (const text of ['W', 'Wo', 'Wor', 'Word']) {
      journal.change(of('aaaa', paragraph('bbbb', text)))
      await pass(50)
    }
    await pass()
    expect(server.requests).toHaveLength(1)
    journal.change(of('aaaa', 'bbbb', 'cccc'))
    await pass(GATHER + 1)
    journal.change(of('aaaa', paragraph('bbbb', 'Word')))
    await pass()
    expect(server.requests).toHaveLength(1)
    expect(journal.state).toMatchObject({ status: 'saved', unsent: 0, revision: 2 })
  })

  test('sends changes one after the other, each from the revision before', async () => {
    const { server, openTab } = newWorld()
    const { journal } = await openTab()
    for (const name of ['cccc', 'dddd', 'eeee']) {
      journal.change(of('aaaa', 'bbbb', name))
      await pass()
    }
    expect(server.requests.map(({ baseRevision }) => baseRevision)).toEqual([1, 2, 3])
    expect(textsOf(server.document)).toEqual(['aaaa', 'bbbb', 'eeee'])
  })

  test('goes through a day offline without losing anything', async () => {
    const { server, openTab } = newWorld()
    const { journal } = await openTab()
    server.isDown = true
    for (let i = 1; i <= 5; i++) {
      journal.change(of('aaaa', 'bbbb', paragraph('cccc', `Hour ${i}`)))
      await pass(DAY / 5)
    }
    expect(journal.state).toMatchObject({ status: 'offline', unsent: 5, isKept: true })
    expect(isSafeToClose(journal.state)).toBe(true)
    server.isDown = false
    await pass(SAVE_RETRY_LONGEST)
    expect(journal.state).toMatchObject({ status: 'saved', unsent: 0 })
    expect(textsOf(server.document)).toEqual(['aaaa', 'bbbb', 'Hour 5'])
  })

  test('tries again at once when it is told to', async () => {
    const { server, openTab } = newWorld()
    const { journal } = await openTab()
    server.isDown = true
    journal.change(of('aaaa'))
    await pass(DAY)
    server.isDown = false
    journal.retry()
    await pass(0)
    expect(journal.state.status).toBe('saved')
  })

  test('isn’t applied twice when an answer is lost', async () => {
    const { server, openTab } = newWorld()
    const { journal } = await openTab()
    server.losesAnswers = true
    journal.change(of('aaaa', 'bbbb', 'cccc'))
    await pass()
    expect(journal.state.status).toBe('offline')
    journal.change(of('aaaa', 'bbbb', 'cccc', 'dddd'))
    server.losesAnswers = false
    await pass(SAVE_RETRY_LONGEST)
    expect(textsOf(server.document)).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd'])
    expect(server.revision).toBe(3)
    const [first, second] = server.requests
    expect(second).toEqual(first)
  })
})

describe('after a crash', () => {
  test('the next tab goes on with what wasn’t sent', async () => {
    const { server, store, openTab } = newWorld()
    const tab = await openTab()
    server.isDown = true
    tab.journal.change(of('aaaa', 'bbbb', 'cccc'))
    await pass()
    tab.journal.change(of('aaaa', 'bbbb', 'cccc', 'dddd'))
    await pass(GATHER + 1)
    tab.crash()
    const next = await openTab()
    expect(textsOf(next.shown as DraftDocument)).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd'])
    server.isDown = false
    await pass(SAVE_RETRY_LONGEST)
    expect(textsOf(server.document)).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd'])
    expect(store.journals.size).toBe(1)
  })

  test('while a save was under way, it isn’t applied twice', async () => {
    const { server, openTab } = newWorld()
    const tab = await openTab()
    server.losesAnswers = true
    tab.journal.change(of('aaaa', 'bbbb', 'cccc'))
    await pass()
    tab.crash()
    server.losesAnswers = false
    const next = await openTab()
    await pass()
    expect(next.journal.state).toMatchObject({ status: 'saved', revision: 2 })
    expect(textsOf(server.document)).toEqual(['aaaa', 'bbbb', 'cccc'])
  })

  test('of two tabs, what both have left is joined', async () => {
    const { server, openTab } = newWorld()
    const tabs = [await openTab(), await openTab()]
    server.isDown = true
    tabs[0]?.journal.change(of(paragraph('aaaa', 'First tab'), 'bbbb'))
    tabs[1]?.journal.change(of('aaaa', paragraph('bbbb', 'Second tab')))
    await pass()
    for (const tab of tabs) tab.crash()
    server.isDown = false
    const next = await openTab()
    await pass()
    expect(textsOf(server.document)).toEqual(['First tab', 'Second tab'])
    expect(textsOf(next.shown as DraftDocument)).toEqual(['First tab', 'Second tab'])
  })

  test('offline, a story that this browser has had open opens again', async () => {
    const { server, openTab } = newWorld()
    const tab = await openTab()
    await tab.journal.close()
    server.isDown = true
    const next = await openTab()
    expect(textsOf(next.shown as DraftDocument)).toEqual(['aaaa', 'bbbb'])
    await expect(newWorldDown().openTab()).rejects.toThrow('Failed to fetch')
  })

  /** A server that can't be reached, and a browser that knows nothing. */
  function newWorldDown() {
    const world = newWorld()
    world.server.isDown = true
    return world
  }
})

describe('a browser that doesn’t store', () => {
  test('because its disk is full: sends at once all the same, and says that closing isn’t safe', async () => {
    const { server, store, openTab } = newWorld()
    const { journal } = await openTab()
    store.failure = 'full'
    server.isDown = true
    journal.change(of('aaaa'))
    await pass()
    expect(journal.state).toMatchObject({ status: 'offline', unsent: 1, isKept: false })
    expect(isSafeToClose(journal.state)).toBe(false)
    server.isDown = false
    await pass(SAVE_RETRY_LONGEST)
    expect(journal.state).toMatchObject({ status: 'saved', unsent: 0, isKept: false })
    expect(isSafeToClose(journal.state)).toBe(true)
  })

  test('stores everything as soon as it can again', async () => {
    const { server, store, openTab } = newWorld()
    const tab = await openTab()
    server.isDown = true
    store.failure = 'full'
    tab.journal.change(of('aaaa', 'bbbb', 'cccc'))
    await pass()
    store.failure = undefined
    tab.journal.change(of('aaaa', 'bbbb', 'cccc', 'dddd'))
    await pass()
    expect(tab.journal.state.isKept).toBe(true)
    tab.crash()
    expect(textsOf((await openTab()).shown as DraftDocument)).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd'])
  })

  test('because that is forbidden: works without', async () => {
    const { server, store, openTab } = newWorld()
    store.failure = 'forbidden'
    const { journal } = await openTab()
    journal.change(of('aaaa'))
    await pass()
    expect(textsOf(server.document)).toEqual(['aaaa'])
    expect(journal.state).toMatchObject({ status: 'saved', isKept: false })
  })
})
