import { beforeEach, expect, test, vi } from 'vitest'
import type { Execute } from '../../../client/lib/app'
import { kept, setKeptOwner } from '../../../client/lib/kept/item'
import { leftPresses, pressed } from '../../../client/lib/kept/presses'
import { createQueryClient } from '../../../client/lib/query'
import { executeOnline } from '../../../client/shell/once-online'
import { sendLeft } from '../../../client/shell/send-left'
import { takeToasts } from '../../../client/shell/toast'
import type { Operation } from '../../../schema/operation'
import { PRESS_KEPT } from '../../../schema/rules/kept-presses'
import { DAY } from '../../../schema/rules/time-units'
import { toastWording } from '../../../schema/wording/toasts'
import { stubStorage } from '../support/storage'

/* Rule: docs/rules/ui.md, "Offline". */

const operation = (name: string): Operation<unknown, unknown> => ({
  name,
  id: `id-${name}`,
  kind: 'mutation',
})

/** Keeps presses in a tab that is closed then: what a module remembers is the tab's. */
async function leave(...names: string[]): Promise<void> {
  vi.resetModules()
  const tab = await import('../../../client/lib/kept/presses')
  const { setKeptOwner: setOwner } = await import('../../../client/lib/kept/item')
  setOwner('a')
  for (const name of names) {
    tab.pressed(operation(name), { name }).keep()
    vi.advanceTimersByTime(1)
  }
}

/** A page that is opened next, with a worker that answers by the operation's name. */
function nextPage(answers: Readonly<Record<string, unknown>> = {}) {
  const sent: unknown[] = []
  const execute = (async ({ name }: Operation<unknown, unknown>, variables: unknown) => {
    sent.push(variables)
    const answer = answers[name] ?? { __typename: 'Thing', id: `of-${name}` }
    if (answer instanceof Error) throw answer
    return { field: answer }
  }) as Execute
  return { sent, send: () => sendLeft({ execute, queryClient: createQueryClient() }) }
}

const said = () => takeToasts().flatMap((command) => ('message' in command ? command.message : []))

beforeEach(() => {
  vi.useFakeTimers()
  stubStorage()
  vi.stubGlobal('navigator', { onLine: true })
  setKeptOwner('a')
  takeToasts()
})

test('what a closed tab has left is sent once, in the order in which it was pressed', async () => {
  await leave('follow', 'unfollow')
  const { sent, send } = nextPage()
  await Promise.all([send(), send()])
  await send()
  expect(sent).toEqual([{ name: 'follow' }, { name: 'unfollow' }])
  expect(said()).toEqual([toastWording.leftSent(2)])
})

test('nobody else sends it, and an open tab’s own is left to it', async () => {
  await leave('clap')
  for (const other of ['', 'b', 'aa']) {
    setKeptOwner(other)
    expect(leftPresses()).toEqual([])
  }
  setKeptOwner('a')
  pressed(operation('mine'), {}).keep()
  const { sent, send } = nextPage()
  await send()
  expect(sent).toEqual([{ name: 'clap' }])
})

test('a press whose lock another tab holds is left to it, until that tab is closed', async () => {
  await leave('clap', 'save')
  let close: () => void = () => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  const request = (_name: string, work: () => unknown) => closed.then(work)
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  const { sent, send } = nextPage()
  const work = send()
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, leftPresses().length]).toEqual([[], 2])
  close()
  await work
  expect([sent.length, leftPresses()]).toEqual([2, []])
})

test('without an answer it stays, with what was pressed after it; a refusal drops it and says why', async () => {
  await leave('clap', 'save')
  await nextPage({ clap: new Error('network') }).send()
  expect([leftPresses().length, said()]).toEqual([2, []])
  await nextPage({ clap: { code: 'NOT_FOUND', message: 'This story is gone.' } }).send()
  expect(said()).toEqual([toastWording.leftRefused('This story is gone.'), toastWording.leftSent(1)])
  expect(leftPresses()).toEqual([])
})

test('what is there already counts as done', async () => {
  await leave('follow')
  await nextPage({ follow: { code: 'ALREADY_EXISTS', message: 'You follow them.' } }).send()
  expect(said()).toEqual([toastWording.leftSent(1)])
})

test('what is too old is dropped, sooner if it may have arrived', async () => {
  await leave('clap')
  vi.advanceTimersByTime(PRESS_KEPT.untried - DAY)
  await nextPage({ clap: new Error('network') }).send()
  vi.advanceTimersByTime(PRESS_KEPT.tried + 1)
  const { sent, send } = nextPage()
  await send()
  expect([sent, said()]).toEqual([[], [toastWording.leftRefused(toastWording.leftTooLong)]])
  await leave('save')
  vi.advanceTimersByTime(PRESS_KEPT.untried + 1)
  await send()
  expect([sent, leftPresses()]).toEqual([[], []])
})

test('what belongs to its answer follows it, and kept words go with it', async () => {
  const words = kept('response:1', { of: 'words' })
  words.write('A response')
  await leave()
  const { pressed: press } = await import('../../../client/lib/kept/presses')
  const then = { operation: operation('respond'), variables: { text: 'A response' }, withIdAs: 'quoteId' }
  press(operation('quote'), { start: 1 }, { then, clears: 'response:1' }).keep()
  const { sent, send } = nextPage()
  await send()
  expect(sent).toEqual([{ start: 1 }, { text: 'A response', quoteId: 'of-quote' }])
  expect(words.read()).toBe(null)
})

test('a page sends what was pressed in it once it is online, and keeps it until there is an answer', async () => {
  const waiting = new EventTarget()
  vi.stubGlobal('addEventListener', waiting.addEventListener.bind(waiting))
  vi.stubGlobal('navigator', { onLine: false })
  const sent: unknown[] = []
  const execute = (async (_operation: unknown, variables: unknown) => sent.push(variables)) as Execute
  const work = executeOnline(execute)(operation('follow'), { id: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect([sent, Object.keys(localStorage).length, said()]).toEqual([[], 1, [toastWording.kept]])
  waiting.dispatchEvent(new Event('online'))
  await work
  expect([sent, Object.keys(localStorage).length]).toEqual([[{ id: 1 }], 0])
})
