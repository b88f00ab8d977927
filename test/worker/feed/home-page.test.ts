import { expect, test } from 'vitest'
import { createStory } from '../../factories/story'
import { newReader } from './support'

type Reader = Awaited<ReturnType<typeof newReader>>

async function read({ visit }: Reader, path: string): Promise<string> {
  const response = await visit.get(path)
  expect(response.status).toBe(200)
  return response.text()
}

test('a reader who chose no topics is led to choosing some, and has popular stories meanwhile', async () => {
  const reader = await newReader()
  await createStory({ title: 'Read by many' })
  const newest = await read(reader, '/?tab=newest')
  expect(newest).toContain('Follow a few topics, and their stories appear here.')
  expect(newest).toMatch(/href="\/get-started\/topics\?redirectUrl=%2F"/)
  const best = await read(reader, '/')
  expect(best).toContain('Popular on Quire')
  expect(best).toContain('Read by many')
})

test('a reader who follows nobody is led to writers', async () => {
  const text = await read(await newReader(), '/?feed=following')
  expect(text).toContain('You don’t follow any with stories yet.')
  expect(text).toContain('Find writers to follow')
})

test('a feed in which everything is muted says so', async () => {
  const reader = await newReader()
  await createStory({ title: 'Out of sight', tags: ['out-of-sight'] })
  await reader.mute('tag', 'out-of-sight')
  const text = await read(reader, '/?tag=out-of-sight')
  expect(text).toContain('You’ve muted or hidden everything that would be here.')
  expect(text).not.toContain('Out of sight')
})

test('a member-only story shows its lock, and the reason is said', async () => {
  const reader = await newReader()
  await reader.followTag('locks')
  await createStory({ title: 'Behind a lock', access: 'locked', tags: ['locks'] })
  const text = await read(reader, '/?tab=newest')
  expect(text).toContain('aria-label="Member-only story"')
  expect(text).toMatch(/Because you follow(?:<!-- -->)? ?(?:<!-- -->)?<a href="\/tag\/locks"/)
})

test('the page is described, and open to search engines like the visitor’s', async () => {
  const text = await read(await newReader(), '/')
  expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
  expect(text).toContain('<link rel="canonical" href="https://quire.example/">')
  expect(text).not.toContain('noindex')
})
