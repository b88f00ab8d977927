import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeList, setInList } from '../../../client/features/catalog/save/saving'
import type { Execute } from '../../../client/lib/app'
import { createQueryClient } from '../../../client/lib/query'
import { takeToasts } from '../../../client/shell/toast'
import { savingWording } from '../../../schema/wording/saving'

let stories = 0

/** A story that is in one of the viewer's lists, and a worker that answers when it is told to. */
function setUp() {
  takeToasts()
  stories += 1
  const id = `s${stories}`
  const queryClient = createQueryClient()
  queryClient.setQueryData(['PostLists', { id }], {
    post: {
      __typename: 'Post',
      id,
      viewerEdge: { __typename: 'PostViewerEdge', id: `e${id}`, catalogIds: ['old'] },
    },
  })
  const calls: {
    sent: string
    operation: unknown
    key: string
    resolve(value: unknown): void
    reject(e: Error): void
  }[] = []
  type Sent = { catalogId: string; operations: { type: string }[]; key: string }
  const execute = (_operation: unknown, { catalogId, operations, key }: Sent) =>
    new Promise<unknown>((resolve, reject) =>
      calls.push({
        sent: `${operations[0]?.type} ${catalogId}`,
        operation: operations[0],
        key,
        resolve,
        reject,
      }),
    )
  const shelf = { queryClient, execute: execute as unknown as Execute }
  const shown = () =>
    queryClient.getQueryData<{ post: { viewerEdge: { catalogIds: string[] } } }>(['PostLists', { id }])?.post
      .viewerEdge.catalogIds
  const answer = (call: number, result: object) => calls[call]?.resolve({ editCatalogItems: result })
  return { saved: { id, edgeId: `e${id}` }, shelf, calls, shown, answer }
}

const DONE = { __typename: 'Catalog', id: 'new', itemCount: 1, removedItems: [] as object[] }
const messages = () => takeToasts().flatMap((command) => ('message' in command ? [command.message] : []))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a story is in a list at once, changes are sent one after the other, and undo takes them back', async () => {
  const { shelf, saved, calls, shown, answer } = setUp()
  const first = changeList(shelf, saved, { id: 'new', name: 'New' }, true)
  setInList(shelf, saved, 'old', false)
  expect(shown()).toEqual(['new'])
  await pass(0)
  expect(calls.map(({ sent }) => sent)).toEqual(['ADD new'])
  answer(0, DONE)
  await first
  const [toast] = takeToasts().filter((command) => 'message' in command)
  expect(toast?.message).toBe(savingWording.added('New'))
  await pass(0)
  expect(calls.map(({ sent }) => sent)).toEqual(['ADD new', 'REMOVE old'])
  answer(1, DONE)
  toast?.action?.onAction()
  expect(shown()).toEqual([])
  await pass(0)
  expect(calls[2]?.sent).toBe('REMOVE new')
})

test('undo puts a story back to its place, with the remark on it', async () => {
  const { shelf, saved, calls, answer } = setUp()
  const done = changeList(shelf, saved, { id: 'old', name: 'Old' }, false)
  await pass(0)
  const place = { note: 'Read this twice.', position: 1 }
  answer(0, { ...DONE, id: 'old', removedItems: [{ __typename: 'RemovedCatalogItem', ...place }] })
  await done
  const [toast] = takeToasts().filter((command) => 'message' in command)
  toast?.action?.onAction()
  await pass(0)
  expect(calls[1]?.operation).toEqual({ type: 'ADD', postId: saved.id, ...place })
})

test('what is refused goes back, and a toast says why; what another tab did is no refusal', async () => {
  const { shelf, saved, shown, answer } = setUp()
  const refused = setInList(shelf, saved, 'new', true)
  await pass(0)
  answer(0, { __typename: 'Conflict', code: 'CONFLICT', field: null, message: 'Full.' })
  expect([await refused, shown(), messages()]).toEqual([undefined, ['old'], ['Full.']])
  const again = setInList(shelf, saved, 'new', true)
  await pass(0)
  answer(1, { __typename: 'AlreadyExists', code: 'ALREADY_EXISTS', field: 'postId', message: 'There.' })
  expect([await again, shown(), messages()]).toEqual([{}, ['old', 'new'], []])
})

test('what gets no answer is sent again under the same key, and given up in the end', async () => {
  const { shelf, saved, calls, shown } = setUp()
  const done = setInList(shelf, saved, 'new', true)
  for (const [i, delay] of [2000, 4000, 8000, 16_000, 32_000, 60_000].entries()) {
    await pass(0)
    calls[i]?.reject(new Error('offline'))
    await pass(delay)
  }
  expect(messages()).toEqual([savingWording.waiting])
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  calls[6]?.reject(new Error('offline'))
  expect([await done, shown()]).toEqual([undefined, ['old']])
})
