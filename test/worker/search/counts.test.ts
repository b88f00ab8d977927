import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { rebuild } from './search'

const ASK = `query ($query: String!, $within: SearchWithin, $period: SearchPeriod) {
  search(query: $query, within: $within) {
    posts(paging: { limit: 1 }, period: $period) { hits { post { id } } pagingInfo { next { to } } }
    counts(period: $period) { posts users collections tags catalogs }
  }
}`

async function countsOf(query: string, more: object = {}) {
  const { data, errors } = await newVisit().ask(ASK, { query, ...more })
  if (!data?.search) throw new Error(JSON.stringify(errors))
  return (data.search as { counts: Record<string, number> }).counts
}

test('each kind says how many results there are, which are those that its page shows', async () => {
  const writer = await createUser({ name: 'Quokka Writer', postCount: 4 })
  const day = 86_400_000
  const visit = newVisit()
  for (const firstPublishedAt of [visit.now - day, visit.now - 20 * day, visit.now - 50 * day])
    await createStory({ creatorId: writer.id, title: 'The quokka', firstPublishedAt })
  await createStory({ creatorId: writer.id, title: 'The hidden quokka', isListed: false, state: 'draft' })
  await createCatalog({ creatorId: writer.id, name: 'Quokka reading', visibility: 0, itemCount: 1 })
  await rebuild()
  const all = { posts: 3, users: 1, collections: 0, tags: 0, catalogs: 1 }
  expect(await countsOf('quokka')).toEqual(all)
  expect(await countsOf('quokka', { period: 'MONTH' })).toEqual({ ...all, posts: 2 })
  expect(await countsOf('quokka', { within: { username: writer.username } })).toEqual(all)
  const nothing = { posts: 0, users: 0, collections: 0, tags: 0, catalogs: 0 }
  expect(await countsOf('quokka', { within: { username: 'nobody-at-all' } })).toEqual(nothing)
  expect(await countsOf('')).toEqual(nothing)
  // A story that is gone isn't counted, although the index still has it.
  await env.DB.prepare("UPDATE post SET is_listed = 0 WHERE title = 'The quokka' AND first_published_at < ?")
    .bind(visit.now - 30 * day)
    .run()
  expect(await countsOf('quokka')).toEqual({ ...all, posts: 2 })
})

test('results and counts of one request count as one search each', async () => {
  const from = { address: '198.51.100.200' }
  const ask = async () => (await newVisit(from).ask(ASK, { query: 'quokka' })).errors
  for (let i = 0; i < 100; i++) expect(await ask()).toBeUndefined()
  expect(JSON.stringify(await ask())).toContain('LIMIT_EXCEEDED')
  const alone = await newVisit(from).ask('{ search(query: "quokka") { counts { posts } } }')
  expect(JSON.stringify(alone.errors)).toContain('LIMIT_EXCEEDED')
})
