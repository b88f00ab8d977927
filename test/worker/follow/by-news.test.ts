import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { FEED_SOURCES } from '../../../schema/rules/feed'
import { HOUR } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { followedByNews } from '../../../worker/services/follow/lists'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { signedIn } from './support'

const follow = (userId: string, kind: 'user' | 'collection', targetId: string, at: number, viewedAt = NOON) =>
  env.DB.prepare(
    'INSERT INTO follow (user_id, kind, target_id, created_at, viewed_at) VALUES (?, ?, ?, ?, ?)',
  )
    .bind(userId, kind, targetId, at, viewedAt)
    .run()

const LIST = `query ($to: String) { viewer { viewerEdge { followedEntitiesConnection(order: UNREAD, paging: { limit: 10, to: $to }) {
  edges { hasUnread node { entity { ... on User { name } ... on Collection { name } } } } pagingInfo { next { to } } } } } }`

interface Listed {
  edges: { hasUnread: boolean; node: { entity: { name: string } } }[]
  pagingInfo: { next: { to: string } | null }
}

test('what is unread comes first, however long ago it was followed, then the latest published; page by page', async () => {
  const { user, visit } = await signedIn()
  const expected: [string, boolean][] = []
  // The writer followed first has published last, and so on; every third is a publication, and half were looked at.
  for (let i = 0; i < 24; i++) {
    const name = `Writer ${i}`
    const isCollection = i % 3 === 0
    const at = i < 20 ? NOON + (24 - i) * HOUR : undefined
    const { id } = isCollection ? await createCollection({ name }) : await createUser({ name })
    if (at !== undefined)
      await createStory({ [isCollection ? 'collectionId' : 'creatorId']: id, firstPublishedAt: at })
    const isRead = i % 2 === 0
    await follow(user.id, isCollection ? 'collection' : 'user', id, i, isRead ? NOON + 30 * HOUR : NOON)
    if (at !== undefined) expected.push([name, !isRead])
  }
  const names: [string, boolean][] = []
  let to: string | undefined
  do {
    const { data } = await visit.ask(LIST, { to })
    const { edges, pagingInfo } = (data as { viewer: { viewerEdge: { followedEntitiesConnection: Listed } } })
      .viewer.viewerEdge.followedEntitiesConnection
    names.push(...edges.map(({ node, hasUnread }): [string, boolean] => [node.entity.name, hasUnread]))
    to = pagingInfo.next?.to
  } while (to !== undefined)
  expect(names.slice(0, 20)).toEqual([
    ...expected.filter(([, hasUnread]) => hasUnread),
    ...expected.filter(([, hasUnread]) => !hasUnread),
  ])
  // Whoever has published nothing is last.
  expect(names.length).toBe(24)
})

test('it reads no more the more those whom somebody follows have published', async () => {
  const { user } = await signedIn()
  const writer = await createUser()
  await follow(user.id, 'user', writer.id, 1)
  const read = async () => {
    const db = new Database(env.DB)
    const page = await followedByNews(db, user.id, { limit: 10 })
    return { count: page.items.length, rowsRead: db.usage.rowsRead }
  }
  for (let i = 0; i < 3; i++) await createStory({ creatorId: writer.id })
  const few = await read()
  for (let i = 0; i < 30; i++) await createStory({ creatorId: writer.id })
  expect(await read()).toEqual(few)
  // It looks at as many as a feed does.
  for (let at = 0; at < FEED_SOURCES + 100; at += 100) {
    const more = await Promise.all(Array.from({ length: 100 }, () => createUser()))
    await Promise.all(more.map(({ id }, i) => follow(user.id, 'user', id, at + i + 2)))
  }
  const { count, rowsRead } = await read()
  expect(count).toBe(10)
  expect(rowsRead).toBeLessThan(6 * FEED_SOURCES)
})
