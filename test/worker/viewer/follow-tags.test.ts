import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import type { Person } from '../../../worker/services/policies/actor'
import { followTags } from '../../../worker/services/viewer/follow-tags'
import { NOON } from '../../factories/ids'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'

const person = (id: string): Person => ({
  id,
  isMember: false,
  isStaff: false,
  isSuspended: false,
  isSpoofed: false,
  isOnMainHost: true,
})

test('following a topic needs the database, the clock, the purger and the viewer, and nothing else', async () => {
  const { id } = await createUser()
  await createTag('four-parts')
  let purges = 0
  const parts = {
    db: new Database(env.DB),
    clock: { now: () => NOON },
    purger: storyPurger(async () => {
      purges += 1
    }),
    viewer: async () => person(id),
  }
  const result = await followTags(parts, { tagSlugs: ['Four-Parts'] })
  expect(result.ok && result.value.tags.map(({ slug, followerCount }) => [slug, followerCount])).toEqual([
    ['four-parts', 1],
  ])
  expect(purges).toBe(1)
})

test('bad input never reaches the use case', async () => {
  const untouched = new Proxy({}, { get: () => expect.fail('A part was asked for.') })
  const parts = untouched as Parameters<typeof followTags>[0]
  const failed = { code: 'BAD_REQUEST', field: 'tagSlugs' }
  expect(await followTags(parts, { tagSlugs: [] })).toMatchObject({ ok: false, failure: failed })
  expect(await followTags(parts, { tagSlugs: ['x'.repeat(101)] })).toMatchObject({
    ok: false,
    failure: failed,
  })
})
