import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { sharedDraft } from '../../../schema/wording/shared-draft'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { added, begun, firstValue, of, save } from '../draft/support'

type Visit = ReturnType<typeof newVisit>

const QUERIES = {
  createPostLink:
    'mutation ($id: ID!) { result: createPostLink(postId: $id) { __typename ... on PostLink { id address } ... on UserError { code } } }',
  revokePostLink:
    'mutation ($id: ID!) { result: revokePostLink(linkId: $id) { __typename ... on PostLinks { links { id } } ... on UserError { code } } }',
  postLinks:
    'query ($id: ID!) { result: postLinks(postId: $id) { __typename ... on PostLinks { links { id address } } ... on UserError { code } } }',
}

async function ask(visit: Visit, name: keyof typeof QUERIES, id: string) {
  const { data, errors } = await visit.ask(QUERIES[name], { id })
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as { __typename: string; id: string; address: string; links: object[]; code?: string }
}

const read = async (address: string, visit = newVisit()) => {
  const response = await visit.get(new URL(address).pathname)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a private link', () => {
  test('opens a draft with its newest text to anybody, until it is revoked', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit, 'Only between us')
    const { id, address } = await ask(visit, 'createPostLink', postId)
    expect(new URL(address).pathname).toMatch(new RegExp(`^/p/${postId}/friend/[\\w-]{22}$`))
    await save(visit, postId, 2, [added('Written after the link was made')])
    const { status, headers, text } = await read(address)
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ])
    for (const part of ['Only between us', 'Written after the link was made', sharedDraft])
      expect(text).toContain(part)
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).not.toContain('rel="canonical"')
    expect(await newVisit().get(`/p/${postId}`)).toMatchObject({ status: 404 })
    expect(await ask(visit, 'postLinks', postId)).toMatchObject({ links: [{ id, address: null }] })
    expect(await ask(visit, 'revokePostLink', id)).toMatchObject({ links: [] })
    expect((await read(address)).status).toBe(404)
    expect(await ask(visit, 'revokePostLink', id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('opens a story for members whole, without a redirect', async () => {
    const { user, visit } = await signedIn()
    const body = Array.from({ length: 20 }, (_, i) => paragraph(`Paragraph number ${i} of many words.`))
    const { id } = await createStory({ creatorId: user.id, access: 'locked', body })
    const { address } = await ask(visit, 'createPostLink', id)
    const { status, text } = await read(address)
    expect([status, text.includes('Paragraph number 19')]).toEqual([200, true])
    expect(text).not.toContain(sharedDraft)
    const shown = await newVisit().follow(`/p/${id}`)
    expect(await shown.response.text()).not.toContain('Paragraph number 19')
  })

  test('opens one story, and nothing that is in the trash or whose writer is suspended', async () => {
    const { user, visit } = await signedIn()
    const [postId, other] = [await begun(visit), await begun(visit)]
    const { address } = await ask(visit, 'createPostLink', postId)
    expect((await read(address.replace(postId, other))).status).toBe(404)
    await of(visit, 'deletePost', postId)
    expect((await read(address)).status).toBe(404)
    await of(visit, 'undeletePost', postId)
    expect((await read(address)).status).toBe(200)
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
    expect((await read(address)).status).toBe(404)
  })

  test('is made and seen by the story’s writers alone, ten at most, and its key isn’t stored', async () => {
    const { visit } = await signedIn()
    const other = await signedIn()
    const postId = await begun(visit)
    const first = await ask(visit, 'createPostLink', postId)
    const key = first.address.split('/').at(-1)
    expect(await firstValue('SELECT count(*) FROM post_link WHERE key_hash = ?', key)).toBe(0)
    for (const name of ['createPostLink', 'postLinks'] as const) {
      expect(await ask(other.visit, name, postId)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await ask(newVisit(), name, postId)).toMatchObject({ code: 'UNAUTHORIZED' })
    }
    expect(await ask(other.visit, 'revokePostLink', first.id)).toMatchObject({ code: 'NOT_FOUND' })
    for (let i = 1; i < 10; i++) await ask(visit, 'createPostLink', postId)
    expect(await ask(visit, 'createPostLink', postId)).toMatchObject({ code: 'CONFLICT' })
  })
})
