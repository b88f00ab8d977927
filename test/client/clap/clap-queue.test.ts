import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mergeFromTab, queueClaps, sendAll } from '../../../client/features/clap/control/clap-queue'
import type { Execute } from '../../../client/lib/app'
import { createQueryClient } from '../../../client/lib/query'
import { takeToasts } from '../../../client/shell/toast'
import { clapWording } from '../../../schema/wording/claps'

let stories = 0

const edgeOf = (id: string, clapCount: number) => ({
  __typename: 'PostViewerEdge',
  id: `e${id}`,
  clapCount,
  canClap: true,
})

/** A story with ten claps, none of which is the viewer's, and a worker that answers when it is told to. */
function setUp() {
  takeToasts()
  stories += 1
  const id = `p${stories}`
  const queryClient = createQueryClient()
  queryClient.setQueryData(['PostClaps', { id }], {
    post: { __typename: 'Post', id, clapCount: 10, viewerEdge: edgeOf(id, 0) },
  })
  const calls: { numClaps: number; key: string; resolve(value: unknown): void; reject(e: Error): void }[] = []
  const execute = (_operation: unknown, { numClaps, key }: { numClaps: number; key: string }) =>
    new Promise<unknown>((resolve, reject) => calls.push({ numClaps, key, resolve, reject }))
  const app = { queryClient, execute: execute as unknown as Execute }
  const shown = () => {
    const data = queryClient.getQueryData<{ post: { clapCount: number; viewerEdge: { clapCount: number } } }>(
      ['PostClaps', { id }],
    )
    return [data?.post.clapCount, data?.post.viewerEdge.clapCount]
  }
  const give = (own: number) => {
    const [all = 0, before = 0] = shown()
    queueClaps(app, { id, edgeId: `e${id}` }, { all, own: before }, own, () => {})
  }
  const answer = (call: number, clapCount: number, own: number) =>
    calls[call]?.resolve({ clapPost: { __typename: 'Post', id, clapCount, viewerEdge: edgeOf(id, own) } })
  return { id, calls, app, shown, give, answer }
}

const messages = () => takeToasts().flatMap((command) => ('message' in command ? [command.message] : []))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('claps', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('agree with those of another tab, with what is pressed here on top', async () => {
    const { id, app, shown, give, calls } = setUp()
    const target = { id, edgeId: `e${id}` }
    mergeFromTab(app, { target, confirmed: { all: 14, own: 4 } })
    expect(shown()).toEqual([14, 4])
    give(5)
    mergeFromTab(app, { target, confirmed: { all: 17, own: 7 } })
    expect(shown()).toEqual([18, 8])
    await pass(1000)
    expect(calls.map(({ numClaps }) => numClaps)).toEqual([8])
  })

  test('show at once, and are sent together after a pause, as what they are in all', async () => {
    const { calls, shown, give, answer } = setUp()
    for (const own of [1, 2, 3]) {
      give(own)
      await pass(900)
    }
    expect(shown()).toEqual([13, 3])
    expect(calls).toEqual([])
    await pass(200)
    expect(calls).toMatchObject([{ numClaps: 3 }])
    answer(0, 20, 3)
    await pass(0)
    expect(shown()).toEqual([20, 3])
    await pass(60_000)
    expect(calls).toHaveLength(1)
  })

  test('that are pressed meanwhile are sent after the answer, under a key of their own', async () => {
    const { calls, shown, give, answer } = setUp()
    give(1)
    await pass(1000)
    give(2)
    await pass(1000)
    expect(calls).toHaveLength(1)
    answer(0, 11, 1)
    await pass(1000)
    expect(calls).toMatchObject([{ numClaps: 1 }, { numClaps: 2 }])
    expect(calls[1]?.key).not.toBe(calls[0]?.key)
    answer(1, 12, 2)
    await pass(0)
    expect(shown()).toEqual([12, 2])
  })

  test('that aren’t answered are sent again under the same key, which is said once', async () => {
    const { calls, shown, give, answer } = setUp()
    give(4)
    await pass(1000)
    calls[0]?.reject(new Error('offline'))
    await pass(2000)
    calls[1]?.reject(new Error('offline'))
    await pass(4000)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    expect(messages()).toEqual([clapWording.waiting])
    expect(shown()).toEqual([14, 4])
    answer(2, 14, 4)
    await pass(0)
    expect(shown()).toEqual([14, 4])
  })

  test('that are refused go back, and say why', async () => {
    const { calls, shown, give } = setUp()
    give(4)
    await pass(1000)
    calls[0]?.resolve({ clapPost: { __typename: 'AccountSuspended', message: 'No.' } })
    await pass(0)
    expect(shown()).toEqual([10, 0])
    expect(messages()).toEqual(['No.'])
  })

  test('that cancel each other out aren’t sent', async () => {
    const { calls, give } = setUp()
    give(4)
    give(0)
    await pass(5000)
    expect(calls).toEqual([])
  })

  test('are at most fifty', async () => {
    const { shown, give } = setUp()
    give(51)
    expect(shown()).toEqual([60, 50])
    give(0)
    await pass(1000)
  })

  test('that wait are sent when the page is hidden', async () => {
    const { id, give, app } = setUp()
    const keepalive = vi.fn(async () => ({}))
    give(7)
    sendAll({ ...app, keepalive: keepalive as unknown as Execute })
    expect(keepalive).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ targetPostId: id, numClaps: 7 }),
    )
    give(0)
    await pass(1000)
  })
})
