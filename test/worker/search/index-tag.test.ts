import { beforeEach, expect, test } from 'vitest'
import type { IndexMessage } from '../../../worker/services/search/request-indexing'
import { NOON } from '../../factories/ids'
import { takeUp } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { emptyAll, entriesWith, rebuild, search } from './search'

beforeEach(emptyAll)

test('a renamed topic and its stories are found by the new name alone', async () => {
  await createTag('tides', { name: 'Tides' })
  const story = await createStory({ tags: ['tides'] })
  await rebuild()
  expect(await search('tags', 'tides')).toEqual(['tides'])
  const staff = newVisit()
  await staff.signIn((await createUser({ isStaff: true })).id)
  const input = '{ slug: "tides", name: "Low water", description: "", isFeatured: false, reason: "Clearer." }'
  await staff.ask(`mutation { editTopic(input: ${input}) { __typename } }`)
  await expect.poll(() => search('posts', 'low water'), { timeout: 10_000 }).toEqual([story.id])
  expect(await search('tags', 'low water')).toEqual(['tides'])
  expect(await search('tags', 'tides')).toEqual([])
})

test('many stories are indexed some at a time, in any order of the messages', async () => {
  await createTag('tides', { name: 'Tides' })
  const { id: creatorId } = await createUser()
  const ids: string[] = []
  for (let n = 0; n < 53; n++)
    ids.push((await createStory({ creatorId, tags: ['tides'], firstPublishedAt: n % 3 })).id)
  const sent: IndexMessage[] = []
  const JOBS = {
    sendBatch: async (messages: Iterable<{ body: IndexMessage }>) => {
      sent.push(...Array.from(messages, ({ body }) => body))
    },
  }
  const bindings = { JOBS } as unknown as Partial<Env>
  await takeUp('index-tag', [{ type: 'index-tag', slug: 'tides' }], NOON, bindings)
  expect(await entriesWith('posts', 'tides', 'tags')).toHaveLength(50)
  const [further, ...none] = sent.splice(0)
  if (further?.type !== 'index-tag') throw new Error('There are three stories left')
  expect(none).toEqual([])
  await takeUp('index-tag', [further, further], NOON, bindings)
  expect((await entriesWith('posts', 'tides', 'tags')).sort()).toEqual(ids.toSorted())
  expect(sent).toEqual([])
})
