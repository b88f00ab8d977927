import { expect, test } from 'vitest'
import { changes, signedIn } from '../follow/support'
import { list, unseen } from './support'

test('somebody who is followed is notified, and not again by the same person', async () => {
  const [ana, ben] = [await signedIn({ name: 'Ana' }), await signedIn()]
  const { followUser, unfollowUser } = changes(ana.visit)
  await followUser(ben.user.id)
  await unfollowUser(ben.user.id)
  await followUser(ben.user.id)
  expect((await list(ben.visit))?.notifications).toMatchObject([
    { kind: 'FOLLOW', actors: [{ name: 'Ana' }], actorCount: 1, isRead: false },
  ])
  expect(await unseen(ben.visit)).toBe(1)
  expect(await unseen(ana.visit)).toBe(0)
})

test('somebody who has muted their follower isn’t notified', async () => {
  const [ana, ben] = [await signedIn(), await signedIn()]
  await changes(ben.visit).muteUser(ana.user.id)
  await changes(ana.visit).followUser(ben.user.id)
  expect(await unseen(ben.visit)).toBe(0)
})
