import { expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { ask } from '../graphql/support/ask'

const QUERY = `query ($id: ID!) { post(id: $id) {
  neighbours { previous { id } next { id } }
  moreFrom(limit: 4) { id }
  readNext(limit: 4) { id }
} }`

interface Onward {
  neighbours: { previous: { id: string } | null; next: { id: string } | null }
  moreFrom: { id: string }[]
  readNext: { id: string }[]
}

async function onward(id: string): Promise<string[][]> {
  const { body } = await ask({ query: QUERY, variables: { id } })
  expect(body.errors).toBeUndefined()
  const { neighbours, moreFrom, readNext } = (body.data as { post: Onward }).post
  const { previous, next } = neighbours
  return [[previous, next].flatMap((post) => post ?? []), moreFrom, readNext].map((posts) =>
    posts.map((post) => post.id),
  )
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => i)

test.each([
  ['a publication', true],
  ['a writer', false],
])('no story of %s appears twice at the end of a story', async (_, isInCollection) => {
  const { id: creatorId } = await createUser()
  const tags = [isInCollection ? 'tides' : 'waves']
  const home = isInCollection ? { collectionId: (await createCollection()).id } : {}
  const own: string[] = []
  for (const i of numbered(8)) {
    const story = { creatorId, ...home, tags, firstPublishedAt: NOON + i * MINUTE, trendingScore: i }
    own.push((await createStory(story)).id)
  }
  const others: string[] = []
  for (const _ of numbered(5)) others.push((await createStory({ tags, trendingScore: -1 })).id)
  for (const id of own) {
    const [neighbours = [], more = [], next = []] = await onward(id)
    const all = [...neighbours, ...more, ...next]
    expect(new Set(all).size).toBe(all.length)
    expect(all).not.toContain(id)
    expect(more).toHaveLength(4)
    // What is left of its own comes first, then what others wrote about the same.
    expect(next).toHaveLength(4)
    expect(more.every((other) => own.includes(other))).toBe(true)
  }
})
