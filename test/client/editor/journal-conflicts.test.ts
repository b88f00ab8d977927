import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GATHER, SEND_AFTER } from '../../../client/features/editor/journal/journal'
import { DAY } from '../../../schema/rules/time-units'
import type { DraftDocument } from '../../../schema/story/draft'
import { newWorld, of, paragraph, textsOf } from './journal-world'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds = GATHER + SEND_AFTER + 1) => vi.advanceTimersByTimeAsync(milliseconds)

test('the same paragraph is a conflict with both texts, and goes on with what the writer decides', async () => {
  const { server, openTab } = newWorld()
  const tab = await openTab()
  server.change(of('aaaa', paragraph('bbbb', 'Theirs')))
  tab.journal.change(of('aaaa', paragraph('bbbb', 'Ours')))
  await pass()
  const { conflict, status } = tab.journal.state
  expect(status).toBe('conflict')
  expect(conflict?.conflicts).toEqual([
    {
      of: 'paragraph',
      name: 'bbbb',
      base: paragraph('bbbb'),
      ours: paragraph('bbbb', 'Ours'),
      theirs: paragraph('bbbb', 'Theirs'),
    },
  ])
  // What is written meanwhile is kept, and part of ours.
  tab.journal.change(of('aaaa', paragraph('bbbb', 'Ours'), 'cccc'))
  await pass(DAY)
  expect(textsOf(server.document)).toEqual(['aaaa', 'Theirs'])
  expect(tab.journal.state.conflict?.merged.body.map(({ name }) => name)).toEqual(['aaaa', 'bbbb', 'cccc'])
  tab.decide(of('aaaa', paragraph('bbbb', 'Both'), 'cccc'))
  await pass()
  expect(textsOf(server.document)).toEqual(['aaaa', 'Both', 'cccc'])
  expect(tab.journal.state).toMatchObject({ status: 'saved', unsent: 0 })
})

test('a conflict is one with what was saved elsewhere last, and is decided once', async () => {
  const { server, openTab } = newWorld()
  const tab = await openTab()
  server.change(of('aaaa', paragraph('bbbb', 'Theirs')))
  tab.journal.change(of('aaaa', paragraph('bbbb', 'Ours')))
  await pass()
  server.change(of('aaaa', paragraph('bbbb', 'Theirs, and more')))
  await tab.journal.heard(server.revision)
  expect(tab.journal.state.conflict?.conflicts).toMatchObject([
    { ours: paragraph('bbbb', 'Ours'), theirs: paragraph('bbbb', 'Theirs, and more') },
  ])
  tab.decide(of('aaaa', paragraph('bbbb', 'Both')))
  await pass()
  expect(textsOf(server.document)).toEqual(['aaaa', 'Both'])
  expect(tab.journal.state).toMatchObject({ status: 'saved', unsent: 0 })
})

test('a conflict that ends elsewhere is none any more', async () => {
  const { server, openTab } = newWorld()
  const tab = await openTab()
  server.change(of('aaaa', paragraph('bbbb', 'Theirs')))
  tab.journal.change(of('aaaa', paragraph('bbbb', 'Ours')))
  await pass()
  server.change(of('aaaa', paragraph('bbbb', 'Ours')))
  await tab.journal.heard(server.revision)
  await pass()
  expect(textsOf(server.document)).toEqual(['aaaa', 'Ours'])
  expect(tab.journal.state).toMatchObject({ status: 'saved', unsent: 0 })
})

test('what is saved elsewhere while the writer decides isn’t overwritten by the decision', async () => {
  const { server, openTab } = newWorld()
  const tab = await openTab()
  server.change(of('aaaa', paragraph('bbbb', 'Theirs')))
  tab.journal.change(of('aaaa', paragraph('bbbb', 'Ours')))
  await pass()
  const seen = tab.journal.state.conflict
  server.change(of('aaaa', paragraph('bbbb', 'Theirs, and more')))
  await tab.journal.heard(server.revision)
  tab.decide(of('aaaa', paragraph('bbbb', 'Both')), seen)
  await pass()
  expect(tab.journal.state.conflict?.conflicts).toMatchObject([
    { ours: paragraph('bbbb', 'Both'), theirs: paragraph('bbbb', 'Theirs, and more') },
  ])
  expect(textsOf(server.document)).toEqual(['aaaa', 'Theirs, and more'])
})

test('a conflict is still one after a crash', async () => {
  const { server, openTab } = newWorld()
  const tab = await openTab()
  server.change(of('aaaa', paragraph('bbbb', 'Theirs')))
  tab.journal.change(of('aaaa', paragraph('bbbb', 'Ours')))
  await pass()
  tab.crash()
  const next = await openTab()
  await pass()
  expect(next.journal.state.status).toBe('conflict')
  expect(textsOf(next.journal.state.conflict?.ours as DraftDocument)).toEqual(['aaaa', 'Ours'])
})
