import { expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const SITE = 'https://quire.example'

async function canonicalOf(path: string): Promise<string | undefined> {
  const response = await newVisit().get(path)
  const text = await response.text()
  expect([path, response.status]).toEqual([path, 200])
  expect(text).not.toContain('noindex')
  expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
  return /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
}

test('results are canonical at the address of their kind, whatever was searched for', async () => {
  const { slug } = await createCollection()
  const { username } = await createUser()
  expect(await canonicalOf('/search')).toBe(`${SITE}/search`)
  expect(await canonicalOf('/search?q=lighthouse')).toBe(`${SITE}/search`)
  expect(await canonicalOf('/search/users?q=lighthouse')).toBe(`${SITE}/search/users`)
  expect(await canonicalOf(`/search?author=${username}&q=x`)).toBe(`${SITE}/search?author=${username}`)
  expect(await canonicalOf(`/${slug}/search/tags?q=x`)).toBe(`${SITE}/${slug}/search/tags`)
})
