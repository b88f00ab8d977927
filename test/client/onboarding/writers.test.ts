import { expect, test } from 'vitest'
import { writersOf } from '../../../client/pages/writers-onboarding/writers'

const user = (id: string, isMuting = false) => ({
  __typename: 'User' as const,
  id,
  username: id,
  name: id,
  bio: '',
  imageId: null,
  socialStats: { __typename: 'SocialStats' as const, followerCount: 1 },
  viewerEdge: { __typename: 'UserViewerEdge' as const, id: `edge-${id}`, isFollowing: false, isMuting },
})
const users = (...ids: string[]) => ({
  __typename: 'UserConnection' as const,
  users: ids.map((id) => user(id, id === 'muted')),
})
const topic = (displayTitle: string, ...ids: string[]) => ({
  __typename: 'Tag' as const,
  id: displayTitle,
  displayTitle,
  topWriters: users(...ids),
})
const viewer = (tags: ReturnType<typeof topic>[], suggested: ReturnType<typeof users>) => ({
  __typename: 'Viewer' as const,
  id: 'me',
  followedTags: { __typename: 'TagConnection' as const, tags },
  suggestedUsers: suggested,
})
const shown = (given: ReturnType<typeof viewer>) =>
  writersOf(given).map(({ user: { id }, topic: about }) => [id, about])

test('each topic has its turn, then those whom most people follow; nobody twice, nobody muted, not oneself', () => {
  const given = viewer(
    [topic('Ocean', 'ada', 'me', 'muted', 'bo'), topic('Maps', 'cy', 'ada', 'di')],
    users('bo', 'eve', 'flo'),
  )
  expect(shown(given)).toEqual([
    ['ada', 'Ocean'],
    ['cy', 'Maps'],
    ['di', 'Maps'],
    ['bo', 'Ocean'],
    ['eve', null],
  ])
})

test('without topics they are those whom most people follow, five at most', () => {
  expect(shown(viewer([], users('a', 'b', 'c', 'd', 'e', 'f')))).toHaveLength(5)
  expect(shown(viewer([], users()))).toEqual([])
})
