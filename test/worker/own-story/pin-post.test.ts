import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { begun, firstValue, of, run } from '../draft/support'
import { change } from './support'

type Visit = ReturnType<typeof newVisit>

async function pin(visit: Visit, postId: string, isPinned = true) {
  const { data, errors } = await visit.ask(
    `mutation ($input: PinPostInput!) { result: pinPost(input: $input) { __typename
      ... on PinnedPost { postId isPinned replacedPostId } ... on UserError { code } } }`,
    { input: { postId, isPinned } },
  )
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as Record<string, unknown>
}

async function published(visit: Visit, title: string): Promise<string> {
  const postId = await begun(visit, title)
  await run(visit, 'publishPost', { postId, baseRevision: 2 })
  return postId
}

/** The titles on a profile, in their order. */
async function profile(username: string): Promise<string[]> {
  const text = await (await newVisit().follow(`/@${username}`)).response.text()
  return [...text.matchAll(/<h2[^>]*>([^<]*(?:<!-- -->)?[^<]*)<\/h2>/g)].map(([, title = '']) => title)
}

test('a pinned story is at the top of the profile, once, until it is unpinned', async () => {
  const { user, visit } = await signedIn()
  const first = await published(visit, 'The first')
  const second = await published(visit, 'The second')
  await published(visit, 'The third')
  await env.DB.prepare('DELETE FROM purge_outbox').run()
  for (const _ of [1, 2]) expect(await pin(visit, first)).toMatchObject({ postId: first, isPinned: true })
  const { results } = await env.DB.prepare('SELECT DISTINCT tag FROM purge_outbox').all()
  expect(results).toEqual([{ tag: `pinned-user-${user.id}` }])
  const shown = await profile(user.username)
  expect(shown[0]).toBe('The first')
  expect(shown.filter((title) => title === 'The first')).toHaveLength(1)
  const { data } = await visit.ask('{ viewer { stories(filter: PUBLIC) { stories { id isPinned } } } }', {})
  expect(JSON.stringify(data)).toContain(`{"id":"${first}","isPinned":true}`)
  // Another one takes its place; what isn't pinned any more can't be unpinned.
  expect(await pin(visit, second)).toMatchObject({ replacedPostId: first })
  expect(await pin(visit, second)).toMatchObject({ replacedPostId: null })
  expect(await pin(visit, first, false)).toMatchObject({ replacedPostId: null })
  expect((await profile(user.username))[0]).toBe('The second')
  await pin(visit, second, false)
  expect(await firstValue('SELECT pinned_post_id FROM user WHERE id = ?', user.id)).toBeNull()
})

test('a pinned story that lists don’t show isn’t at the top either', async () => {
  const { user, visit } = await signedIn()
  const postId = await published(visit, 'Pinned')
  await published(visit, 'The newest')
  await pin(visit, postId)
  await change(visit, 'UNLIST', [postId])
  expect(await profile(user.username)).not.toContain('Pinned')
  await change(visit, 'LIST', [postId])
  expect((await profile(user.username))[0]).toBe('Pinned')
  await of(visit, 'deletePost', postId)
  expect(await profile(user.username)).not.toContain('Pinned')
})

test('a writer pins their own listed stories and nothing else', async () => {
  const { visit } = await signedIn()
  const { visit: stranger } = await signedIn()
  const draft = await begun(visit)
  expect(await pin(visit, draft)).toMatchObject({ code: 'CONFLICT' })
  expect(await pin(stranger, draft)).toMatchObject({ code: 'NOT_FOUND' })
  const postId = await published(visit, 'Mine')
  expect(await pin(stranger, postId)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await pin(newVisit(), postId)).toMatchObject({ code: 'UNAUTHORIZED' })
})
