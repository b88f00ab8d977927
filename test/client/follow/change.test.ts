import { expect, test, vi } from 'vitest'
import { changeRelation } from '../../../client/features/follow/control/change'
import { cachedRelation } from '../../../client/features/follow/control/guess'
import { UserViewerEdge } from '../../../client/features/follow/user-viewer-edge.generated'
import type { Execute } from '../../../client/lib/app'
import { createQueryClient } from '../../../client/lib/query'
import { fetchAnswer } from '../../../client/lib/refetch'
import { RETRIES } from '../../../client/lib/use-answer'
import { FollowedInSidebar } from '../../../client/shell/sidebar/followed-in-sidebar.generated'
import { takeToasts } from '../../../client/shell/toast'
import type { ToastRequest } from '../../../schema/rules/toasts'

let people = 0

const person = (id: string, followerCount: number, followingCount: number, isFollowing: boolean) => ({
  __typename: 'User',
  id,
  socialStats: { __typename: 'SocialStats', followerCount, followingCount },
  viewerEdge: { __typename: 'UserViewerEdge', id: `e${id}`, isFollowing, isMuting: false },
})

/** The messages that are waiting to be shown. */
const said = (): ToastRequest[] => takeToasts().flatMap((command) => ('message' in command ? command : []))

/** A cache with a person and the viewer in it, and a worker that answers when it is told to. */
function setUp() {
  takeToasts()
  people += 1
  // Changes of one person wait for each other, so each test has its own.
  const MAREN = { kind: 'user', id: `m${people}`, name: 'Maren' } as const
  const queryClient = createQueryClient()
  queryClient.setQueryData(['Page', {}], {
    user: person(MAREN.id, 4, 1, false),
    me: person('v', 0, 7, false),
  })
  const answers: { resolve(value: unknown): void; reject(error: Error): void }[] = []
  const execute = () => new Promise<unknown>((resolve, reject) => answers.push({ resolve, reject }))
  const changer = { queryClient, execute: execute as unknown as Execute, viewerId: 'v' }
  const shown = () => {
    const data = queryClient.getQueryData<Record<'user' | 'me', ReturnType<typeof person>>>(['Page', {}])
    return [
      data?.user.viewerEdge.isFollowing,
      data?.user.socialStats.followerCount,
      data?.me.socialStats.followingCount,
    ]
  }
  return { MAREN, changer, answers, shown }
}

test('a follow is shown at once, confirmed, and offers to be undone', async () => {
  const { MAREN, changer, answers, shown } = setUp()
  const work = changeRelation(changer, MAREN, 'follow')
  expect(shown()).toEqual([true, 5, 8])
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.resolve({ followUser: person(MAREN.id, 9, 1, true) })
  await work
  expect(shown()).toEqual([true, 9, 8])
  const [toast] = said()
  expect([toast?.message, toast?.action?.label]).toEqual(['You’re following Maren', 'Undo'])
  toast?.action?.onAction()
  expect(shown()).toEqual([false, 8, 7])
})

test('what fails is taken back, and said', async () => {
  const { MAREN, changer, answers, shown } = setUp()
  const refused = changeRelation(changer, MAREN, 'follow')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const failure = { __typename: 'Unauthorized', code: 'UNAUTHORIZED', field: null, message: 'Not you.' }
  answers[0]?.resolve({ followUser: failure })
  await refused
  expect(shown()).toEqual([false, 4, 7])
  const offline = changeRelation(changer, MAREN, 'follow')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.reject(new Error('offline'))
  await offline
  expect(shown()).toEqual([false, 4, 7])
  expect(said().map(({ message }) => message)).toEqual([
    'Not you.',
    'An error occured. Please try again or contact support.',
  ])
})

test('two presses go out one after the other, and the last one counts', async () => {
  const { MAREN, changer, answers, shown } = setUp()
  const first = changeRelation(changer, MAREN, 'follow')
  const second = changeRelation(changer, MAREN, 'unfollow')
  expect(shown()).toEqual([false, 4, 7])
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.resolve({ followUser: person(MAREN.id, 5, 1, true) })
  await first
  expect(shown()).toEqual([false, 4, 7])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve({ unfollowUser: person(MAREN.id, 4, 1, false) })
  await second
  expect(shown()).toEqual([false, 4, 7])
})

test('what was followed elsewhere meanwhile isn’t counted again', async () => {
  const { MAREN, changer, answers, shown } = setUp()
  const work = changeRelation(changer, MAREN, 'follow')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const message = "You're already following Maren"
  answers[0]?.resolve({
    followUser: { __typename: 'AlreadyExists', code: 'ALREADY_EXISTS', field: null, message },
  })
  await work
  expect(shown()).toEqual([true, 4, 7])
  expect(said().map((toast) => toast.message)).toEqual([message])
})

test('after two failures in a row nothing is followed, as before', async () => {
  const { MAREN, changer, answers, shown } = setUp()
  const first = changeRelation(changer, MAREN, 'follow')
  const second = changeRelation(changer, MAREN, 'unfollow')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.reject(new Error('offline'))
  await first
  expect(shown()).toEqual([false, 4, 7])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.reject(new Error('offline'))
  await second
  expect(shown()).toEqual([false, 4, 7])
})

test('a change that fails after another one succeeded leads back to what that one made', async () => {
  const { MAREN, changer, answers, shown } = setUp()
  const first = changeRelation(changer, MAREN, 'follow')
  const second = changeRelation(changer, MAREN, 'unfollow')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.resolve({ followUser: person(MAREN.id, 5, 1, true) })
  await first
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.reject(new Error('offline'))
  await second
  expect(shown()).toEqual([true, 5, 8])
})

test('a change withdraws the message about its opposite, and no other', async () => {
  const { MAREN, changer, answers } = setUp()
  const work = changeRelation(changer, MAREN, 'follow')
  takeToasts()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.resolve({ followUser: person(MAREN.id, 5, 1, true) })
  await work
  const [told] = takeToasts() as { about: string }[]
  changeRelation(changer, MAREN, 'unfollow')
  expect(takeToasts()).toEqual([{ withdraw: told?.about }])
  changeRelation(changer, MAREN, 'mute')
  changeRelation(changer, { ...MAREN, id: 'b' }, 'unfollow')
  const others = takeToasts()
  expect(others).toHaveLength(2)
  expect(others).not.toContainEqual({ withdraw: told?.about })
})

test('the sidebar’s list is fetched again if it has been shown', async () => {
  const { MAREN, changer, answers } = setUp()
  const key = [FollowedInSidebar.name, {}]
  changer.queryClient.setQueryData(key, { viewer: null })
  const work = changeRelation(changer, MAREN, 'follow')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.resolve({ followUser: person(MAREN.id, 5, 1, true) })
  await work
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve({ viewer: 'anew' })
  await vi.waitFor(() => expect(changer.queryClient.getQueryData(key)).toEqual({ viewer: 'anew' }))
})

test('a request for the viewer’s relation is repeated until it succeeds', async () => {
  vi.useFakeTimers()
  try {
    const queryClient = createQueryClient()
    let calls = 0
    const execute = (async () => {
      calls += 1
      if (calls < 4) throw new Error('503')
      return { user: person('r', 1, 1, true) }
    }) as unknown as Execute
    fetchAnswer({ queryClient, execute }, UserViewerEdge, { id: 'r' }, { retries: RETRIES })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toBe(4)
    expect(cachedRelation(queryClient, { kind: 'user', id: 'r', name: '' })).toMatchObject({
      isFollowing: true,
    })
  } finally {
    vi.useRealTimers()
  }
})
