import { beforeAll, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* What visitors may see again of lists: by these tags it reaches them. Rule: docs/rules/catalog.md, "Cache tags of lists". */

const answered = async (path: string) => {
  const { status, headers } = await newVisit().get(path)
  return { status, tags: headers.get('cache-tag')?.split(',') ?? [] }
}

let creatorId: string
let stories: string[]
beforeAll(async () => {
  creatorId = (await createUser()).id
  const written = await Promise.all(
    Array.from({ length: 13 }, (_, i) => createStory({ isListed: i !== 1 && i !== 12 })),
  )
  stories = written.map(({ id }) => id)
})

test('the feed of a list is purged with the stories that it would show if they were listed', async () => {
  const { id } = await createCatalog({ creatorId }, stories)
  const { status, tags } = await answered(`/feed/collections/${id}`)
  expect(status).toBe(200)
  const named = stories.map((story) => tags.includes(`post-${story}`))
  expect(named).toEqual(stories.map((_, i) => i < 11))
  const short = await createCatalog({ creatorId }, stories.slice(10))
  const all = await answered(`/feed/collections/${short.id}`)
  expect(all.tags).toEqual(expect.arrayContaining(stories.slice(10).map((story) => `post-${story}`)))
})

test.each([
  ['is private', { visibility: 1 }, {}],
  ['is deleted', { deletedAt: NOON }, {}],
  ['is hidden', { visibility: 2 }, {}],
  ['belongs to somebody who is suspended', {}, { isSuspended: true }],
])('nothing is found of a list that %s, until it is purged', async (_, given, person) => {
  const owner = await createUser(person)
  const list = await createCatalog({ creatorId: owner.id, ...given }, stories)
  const inLibrary = await createCatalog(
    { creatorId: owner.id, slug: `lib-${list.id}-x`, isInLibrary: true, ...given },
    stories,
  )
  for (const [name, { id }] of [
    [list.id, list],
    [inLibrary.slug, inLibrary],
  ] as const)
    for (const path of [`/feed/collections/${name}`, `/collections/${name}`]) {
      const { status, tags } = await answered(path)
      expect(status, path).toBe(404)
      expect(tags, path).toEqual(expect.arrayContaining([`catalog-${id}`, `user-${owner.id}`]))
    }
})

test('a list of the library is found although another one has its slug and nobody sees that', async () => {
  const slug = 'twice'
  await createCatalog({ creatorId, slug, isInLibrary: true, visibility: 1 }, stories)
  const shown = await createCatalog({ creatorId, slug, isInLibrary: true, name: 'Twice' }, stories)
  expect(await answered(`/collections/${slug}`)).toMatchObject({
    status: 200,
    tags: expect.arrayContaining([`catalog-${shown.id}`]),
  })
})
