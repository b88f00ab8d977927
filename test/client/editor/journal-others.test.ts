import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstChunk } from '../../../client/features/editor/journal/chunk-deltas'
import { GATHER, SEND_AFTER } from '../../../client/features/editor/journal/journal'
import { MAX_SAVE_BYTES, SAVE_RETRY_LONGEST } from '../../../schema/rules/drafts'
import { DAY } from '../../../schema/rules/time-units'
import { applyDeltas } from '../../../schema/story/apply-deltas'
import { deltasBetween } from '../../../schema/story/deltas-between'
import type { DraftDocument } from '../../../schema/story/draft'
import { cases } from '../../support/cases'
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

describe('somebody else writes too', () => {
  test.each([true, false])(
    'different paragraphs are joined (the server remembers the deltas: %s)',
    async (remembers) => {
      const { server, openTab } = newWorld()
      const tab = await openTab()
      server.remembersDeltas = remembers
      server.change(of('aaaa', paragraph('bbbb', 'From the phone'), 'cccc'))
      tab.journal.change(of(paragraph('aaaa', 'From here'), 'bbbb'))
      await pass()
      expect(textsOf(server.document)).toEqual(['From here', 'From the phone', 'cccc'])
      expect(textsOf(tab.shown as DraftDocument)).toEqual(['From here', 'From the phone', 'cccc'])
      expect(tab.journal.state).toMatchObject({ status: 'saved', revision: 3 })
    },
  )

  test('a server that has lost what it had gets it again', async () => {
    const { server, openTab } = newWorld()
    const tab = await openTab()
    tab.journal.change(of('aaaa', 'bbbb', 'cccc'))
    await pass()
    server.document = of('aaaa')
    server.revision = 1
    server.remembersDeltas = false
    tab.journal.change(of('aaaa', 'bbbb', 'cccc', 'dddd'))
    await pass()
    expect(tab.journal.state).toMatchObject({ status: 'saved', unsent: 0 })
    expect(textsOf(server.document)).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd'])
  })

  test('another tab shows at once what this one has saved', async () => {
    const { openTab } = newWorld()
    const [one, other] = [await openTab(), await openTab()]
    one.journal.change(of('aaaa', 'bbbb', 'cccc'))
    await pass()
    expect(textsOf(other.shown as DraftDocument)).toEqual(['aaaa', 'bbbb', 'cccc'])
    expect(other.journal.state).toMatchObject({ status: 'saved', revision: 2 })
  })

  test('two tabs that write at the same time end with the same text', async () => {
    const { server, openTab } = newWorld()
    const [one, other] = [await openTab(), await openTab()]
    one.journal.change(of(paragraph('aaaa', 'One tab'), 'bbbb'))
    other.journal.change(of('aaaa', paragraph('bbbb', 'The other')))
    await pass()
    await pass()
    for (const document of [one.shown, other.shown, server.document])
      expect(textsOf(document as DraftDocument)).toEqual(['One tab', 'The other'])
  })
})

describe('a refusal', () => {
  test('keeps the change, and tries again with the next one', async () => {
    const { server, openTab } = newWorld()
    const { journal } = await openTab()
    journal.change({ ...of('aaaa'), title: 'x'.repeat(1000) })
    await pass()
    expect(journal.state).toMatchObject({ status: 'refused', unsent: 1, refusal: { code: 'BAD_REQUEST' } })
    journal.change({ ...of('aaaa'), title: 'Shorter' })
    await pass()
    expect(journal.state).toMatchObject({ status: 'saved', unsent: 0 })
    expect(server.document.title).toBe('Shorter')
  })

  test('of somebody who may not write waits until they try again', async () => {
    const { server, openTab } = newWorld()
    const { journal } = await openTab()
    server.refusal = { kind: 'refused', code: 'UNAUTHORIZED', message: 'Sign in first.', mayPass: false }
    journal.change(of('aaaa'))
    await pass()
    expect(journal.state).toMatchObject({ status: 'refused', unsent: 1, refusal: { code: 'UNAUTHORIZED' } })
    journal.change(of('bbbb'))
    await pass(DAY)
    expect(server.requests).toHaveLength(1)
    server.refusal = undefined
    journal.retry()
    await pass()
    expect(textsOf(server.document)).toEqual(['bbbb'])
  })
})

describe('a large change', () => {
  test('is sent in parts that a request takes', async () => {
    const { server, openTab } = newWorld()
    const { journal } = await openTab()
    const long = '漢字😀 words '.repeat(9_000).slice(0, 90_000)
    const next = of(
      'aaaa',
      paragraph('long', long),
      ...Array.from({ length: 40 }, (_, i) => paragraph(`n${1000 + i}`, 'y'.repeat(6_000))),
    )
    journal.change(next)
    await pass()
    expect(journal.state).toMatchObject({ status: 'saved', unsent: 0 })
    expect(server.document).toEqual(next)
    const sizes = server.requests.map(({ deltas }) => new TextEncoder().encode(JSON.stringify(deltas)).length)
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_SAVE_BYTES)
  })

  test('comes together again from its parts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '😀', '漢'), minLength: 35_000, maxLength: 48_000 })
    fc.assert(
      fc.property(text, (long) => {
        const to = of(paragraph('long', long))
        let document: DraftDocument = of('aaaa')
        for (let parts = 0; parts < 20; parts++) {
          const { deltas, isAll } = firstChunk(deltasBetween(document, to))
          const applied = applyDeltas(document, deltas)
          if (!applied.ok) throw new Error(applied.problem.message)
          document = applied.document
          if (isAll) break
        }
        expect(document).toEqual(to)
      }),
      { numRuns: cases(10) },
    )
  })
})

test('whatever fails in whatever order, the server ends with what was written', async () => {
  const steps = fc.array(
    fc.constantFrom('write', 'down', 'up', 'lose', 'keep', 'full', 'free', 'crash', 'else', 'wait'),
    { maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const { server, store, openTab } = newWorld(of())
      let tab = await openTab()
      let document = tab.shown as DraftDocument
      let count = 0
      const written: string[] = []
      for (const action of actions) {
        if (action === 'write') {
          const name = `mine${++count}`
          document = {
            ...(tab.shown as DraftDocument),
            body: [...(tab.shown as DraftDocument).body, paragraph(name)],
          }
          tab.shown = document
          tab.journal.change(document)
          written.push(name)
        } else if (action === 'else')
          server.change({ ...server.document, body: [paragraph(`else${++count}`), ...server.document.body] })
        else if (action === 'crash') {
          tab.journal.flush()
          await pass(0)
          // What the browser can't store is lost with the tab, as the state says.
          if (!tab.journal.state.isKept) continue
          tab.crash()
          server.isDown = false
          tab = await openTab()
        } else if (action === 'wait') await pass()
        else if (action === 'down' || action === 'up') server.isDown = action === 'down'
        else if (action === 'lose' || action === 'keep') server.losesAnswers = action === 'lose'
        else if (action === 'full' || action === 'free')
          store.failure = action === 'full' ? 'full' : undefined
      }
      server.isDown = false
      server.losesAnswers = false
      await pass(SAVE_RETRY_LONGEST * 2)
      const names = server.document.body.map(({ name }) => name)
      expect(tab.journal.state).toMatchObject({ status: 'saved', unsent: 0 })
      for (const name of written) expect(names.filter((one) => one === name)).toEqual([name])
      await tab.journal.close()
    }),
    { numRuns: cases(60) },
  )
})
