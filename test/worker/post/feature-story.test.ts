import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const featuredAt = async (id: string) =>
  (
    await env.DB.prepare('SELECT featured_at FROM post WHERE id = ?')
      .bind(id)
      .first<{ featured_at: number }>()
  )?.featured_at

/** Somebody with a role in a publication, and what they send there. */
async function member(collectionId: string, slug: string, role: 'OWNER' | 'EDITOR' | 'WRITER') {
  const { id } = await createUser()
  await createRoles(collectionId, { [id]: role })
  const visit = newVisit()
  await visit.signIn(id)
  const send = async (method: 'POST' | 'DELETE', postId: string, own = true) => {
    const xsrf = own ? (visit.cookies().get(XSRF_COOKIE) ?? '') : ''
    const headers = { [XSRF_HEADER]: xsrf }
    return (await visit.send(`/${slug}/${postId}/featured`, { method, headers })).status
  }
  return { visit, send }
}

const featuresOf = async (slug: string) => (await newVisit().get(`/${slug}`)).text()

test('an editor features a story of the publication, and takes that back; readers see it at once', async () => {
  const { id: collectionId } = await createCollection({ slug: 'fs-tides' })
  const story = await createStory({ collectionId, title: 'A featured tern' })
  const { visit, send } = await member(collectionId, 'fs-tides', 'EDITOR')
  const before = await featuresOf('fs-tides')
  expect(await send('POST', story.id)).toBe(200)
  const first = await featuredAt(story.id)
  expect(first).toBe(visit.now)
  expect(await featuresOf('fs-tides')).not.toBe(before)
  visit.now += 1000
  expect(await send('POST', story.id)).toBe(200)
  expect(await featuredAt(story.id)).toBe(first)
  for (let i = 0; i < 2; i++) expect(await send('DELETE', story.id)).toBe(200)
  expect(await featuredAt(story.id)).toBeNull()
})

test('a draft, a story of another publication and one that isn’t there are refused', async () => {
  const { id: collectionId } = await createCollection({ slug: 'fs-own' })
  const { id: others } = await createCollection({ slug: 'fs-others' })
  const draft = await createStory({ collectionId, state: 'draft', isListed: false })
  const foreign = await createStory({ collectionId: others })
  const { send } = await member(collectionId, 'fs-own', 'OWNER')
  expect(await send('POST', draft.id)).toBe(409)
  for (const id of [foreign.id, 'ffffffffffff']) expect([403, 404]).toContain(await send('POST', id))
  for (const { id } of [draft, foreign]) expect(await featuredAt(id)).toBeNull()
})

test('a suspended editor changes nothing', async () => {
  const { id: collectionId } = await createCollection({ slug: 'fs-suspended' })
  const story = await createStory({ collectionId })
  const { id } = await createUser({ isSuspended: true })
  await createRoles(collectionId, { [id]: 'EDITOR' })
  const visit = newVisit()
  await visit.signIn(id)
  const headers = { [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '' }
  const { status } = await visit.send(`/fs-suspended/${story.id}/featured`, { method: 'POST', headers })
  expect(status).toBe(403)
  expect(await featuredAt(story.id)).toBeNull()
})

test('it is for owners and editors alone, from pages of ours', async () => {
  const { id: collectionId } = await createCollection({ slug: 'fs-rights' })
  const { id } = await createStory({ collectionId })
  const writer = await member(collectionId, 'fs-rights', 'WRITER')
  expect([403, 404]).toContain(await writer.send('POST', id))
  const editor = await member(collectionId, 'fs-rights', 'EDITOR')
  expect(await editor.send('POST', id, false)).toBe(403)
  expect((await newVisit().send(`/fs-rights/${id}/featured`, { method: 'POST' })).status).toBe(401)
  expect(await featuredAt(id)).toBeNull()
})
