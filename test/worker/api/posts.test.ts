import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { StoryBody } from '../../../schema/story/paragraph'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { createRoles } from '../../factories/leaders'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { withProgram } from '../access-token/support'
import { post } from './support'

const visit = newVisit({ env: { ENVIRONMENT: 'production' } })
let someone: Awaited<ReturnType<typeof withProgram>>

beforeAll(async () => {
  someone = await withProgram()
})

const STORY = {
  title: 'Low water',
  contentFormat: 'html',
  content: '<h1>Low water</h1><p>It is <b>low</b>.</p>',
}

const path = (id = someone.user.id) => `/v1/users/${id}/posts`
const send = (story: object = {}, headers?: Record<string, string>, token = someone.token) =>
  post(visit, path(), token, { ...STORY, ...story }, headers)

const rowOf = async (id: unknown) =>
  (await env.DB.prepare('SELECT state, license, canonical_url, collection_id FROM post WHERE id = ?')
    .bind(id)
    .first<Record<string, unknown>>()) ?? {}
async function bodyOf(id: unknown): Promise<StoryBody> {
  const row = await env.DB.prepare('SELECT body FROM post_version WHERE post_id = ? ORDER BY revision DESC')
    .bind(id)
    .first<{ body: string }>()
  return JSON.parse(row?.body ?? '[]') as StoryBody
}
const textsOf = async (id: unknown) =>
  (await bodyOf(id)).map((paragraph) => [paragraph.type, 'text' in paragraph ? paragraph.text : ''])

describe('a story that a program sends', () => {
  test('is published as it is by default, without the title above its text', async () => {
    const { status, data } = await send({
      tags: ['Tides', 'tides', 'x'.repeat(99), 'A', 'B', 'C', 'D', 'E'],
      canonicalUrl: 'https://elsewhere.example/low',
      license: 'cc-40-by',
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      title: 'Low water',
      authorId: someone.user.id,
      publishStatus: 'public',
      license: 'cc-40-by',
      canonicalUrl: 'https://elsewhere.example/low',
      url: `${ORIGIN}/@${someone.user.username}/low-water-${data.id}`,
      publishedAt: expect.any(Number),
    })
    expect((data.tags as string[]).map((tag) => tag.toLowerCase())).toEqual(['tides', 'a', 'b', 'c', 'd'])
    expect(await rowOf(data.id)).toMatchObject({ state: 'published', license: 'cc-40-by' })
    expect(await textsOf(data.id)).toEqual([['P', 'It is low.']])
  })

  test('may be a draft or unlisted', async () => {
    const draft = (await send({ publishStatus: 'draft' })).data
    expect([draft.publishStatus, 'publishedAt' in draft]).toEqual(['draft', false])
    expect(await rowOf(draft.id)).toMatchObject({ state: 'draft' })
    const unlisted = (await send({ publishStatus: 'unlisted' })).data
    expect(await rowOf(unlisted.id)).toMatchObject({ state: 'unlisted' })
  })

  test('may be Markdown', async () => {
    const content = '# Low water\n\nIt is *low*.\n\n- one\n- two'
    const { data } = await send({ contentFormat: 'markdown', content })
    expect(await textsOf(data.id)).toEqual([
      ['P', 'It is low.'],
      ['ULI', 'one'],
      ['ULI', 'two'],
    ])
  })

  test.each(['html', 'markdown'])('loses its scripts and bad addresses in %s', async (contentFormat) => {
    const content =
      '<p onclick="alert(1)">A <a href="javascript:alert(1)">link</a></p><script>alert(1)</script><img src="data:image/png;base64,AAAA"><iframe src="javascript:alert(1)"></iframe>'
    const { status, data } = await send({ contentFormat, content })
    expect(status).toBe(201)
    const body = JSON.stringify(await bodyOf(data.id))
    expect(body).toContain('link')
    expect(body).not.toMatch(/alert|javascript:|data:/)
  })

  test('tells followers, unless it says otherwise', async () => {
    const openFor = async (id: unknown) =>
      (await env.DB.prepare('SELECT done_at FROM story_announcement WHERE post_id = ?').bind(id).first())
        ?.done_at
    expect(await openFor((await send()).data.id)).toBeNull()
    expect(await openFor((await send({ notifyFollowers: false })).data.id)).toEqual(expect.any(Number))
  })

  test('is made once for a key, also at the same time', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const [first, second] = await Promise.all([send({}, headers), send({}, headers)])
    const third = await send({ title: 'Another' }, headers)
    expect(new Set([first, second, third].map(({ data }) => data.id)).size).toBe(1)
    expect([first.status, second.status, third.status, third.data.title]).toEqual([
      201,
      201,
      201,
      'Low water',
    ])
    const other = await withProgram()
    const theirs = await post(visit, path(other.user.id), other.token, STORY, headers)
    expect(theirs.data.id).not.toBe(first.data.id)
    expect((await send()).data.id).not.toBe((await send()).data.id)
  })

  test('is completed with its key when it was cut off, and not once its writer has gone on', async () => {
    const headers = { 'idempotency-key': 'cut-off' }
    const draft = await send({ publishStatus: 'draft' }, headers)
    const whole = await send({}, headers)
    expect([whole.data.id, whole.data.publishStatus]).toEqual([draft.data.id, 'public'])
    const kept = { 'idempotency-key': 'gone-on' }
    const { data } = await send({ publishStatus: 'draft' }, kept)
    await env.DB.prepare('UPDATE post SET revision = 2 WHERE id = ?').bind(data.id).run()
    expect((await send({}, kept)).data.publishStatus).toBe('draft')
  })

  test('has pictures of ours as the editor has them', async () => {
    const imageId = 'c0ffee'.repeat(4)
    await env.DB.prepare(
      "INSERT INTO media (id, content_type, bytes, width, height, created_at) VALUES (?, 'image/png', 9, 30, 20, 0)",
    )
      .bind(imageId)
      .run()
    const src = `${ORIGIN}/_/image/resize:fit:1360/${imageId}`
    const { data } = await send({ content: `<p>A</p><img src="${src}"><img src="https://b.example/c.png">` })
    const [, own, foreign] = await bodyOf(data.id)
    expect(own).toMatchObject({ type: 'IMG', imageId, width: 30, height: 20 })
    expect(foreign).toMatchObject({ type: 'IMG', src: 'https://b.example/c.png' })
  })
})

describe('a request is refused', () => {
  test.each([
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(301) }],
    ['contentFormat', { contentFormat: 'rtf' }],
    ['content', { content: '' }],
    ['content', { content: 'x'.repeat(1_000_001) }],
    ['publishStatus', { publishStatus: 'secret' }],
    ['license', { license: 'none' }],
    ['canonicalUrl', { canonicalUrl: 'javascript:alert(1)' }],
    ['tags', { tags: Array.from({ length: 101 }, String) }],
    ['tags', { tags: [1] }],
  ])('with a wrong %s', async (field, story) => {
    const { status, errors } = await send(story)
    expect([status, errors[0]?.code, errors[0]?.field]).toEqual([400, 400, field])
  })

  test('with a body that isn’t JSON in UTF-8, is too long, or with a key that can’t be one', async () => {
    const type = (text: string) => ({ 'content-type': text })
    expect((await post(visit, path(), someone.token, 'a=b', type('text/plain'))).status).toBe(415)
    expect((await post(visit, path(), someone.token, '{', type('application/json'))).status).toBe(400)
    expect((await send({}, type('application/json; charset=iso-8859-1'))).status).toBe(415)
    expect((await send({}, type('application/json; charset=utf-8'))).status).toBe(201)
    const latin = new Uint8Array([...new TextEncoder().encode('{"title":"caf'), 0xe9, 0x22, 0x7d])
    expect((await post(visit, path(), someone.token, latin, type('application/json'))).status).toBe(400)
    expect((await send({ more: 'x'.repeat(2_000_000) })).status).toBe(413)
    expect((await send({}, { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400)
  })

  test('for another person, and without the scopes', async () => {
    const other = await createUser()
    expect((await post(visit, path(other.id), someone.token, STORY)).status).toBe(404)
    const reader = await withProgram({ scopes: ['READ'] })
    expect((await post(visit, path(reader.user.id), reader.token, STORY)).status).toBe(403)
    const writer = await withProgram({ scopes: ['WRITE'] })
    const at = path(writer.user.id)
    const refused = await post(visit, at, writer.token, STORY)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="publish"',
    ])
    const draft = await post(visit, at, writer.token, { ...STORY, publishStatus: 'draft' })
    expect(draft.status).toBe(201)
  })

  test('without a token, whatever cookies come along', async () => {
    const response = await someone.visit.send(path(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(STORY),
    })
    expect(response.status).toBe(401)
  })
})

describe('a story for a publication', () => {
  const at = (id: string) => `/v1/publications/${id}/posts`

  test('is in it at once if its writer runs that', async () => {
    const { id } = await createCollection()
    const editor = await withProgram({ scopes: ['WRITE', 'PUBLISH', 'PUBLICATIONS'] })
    await createRoles(id, { [editor.user.id]: 'EDITOR' })
    const { status, data } = await post(visit, at(id), editor.token, STORY)
    expect([status, data.publishStatus, data.publicationId]).toEqual([201, 'public', id])
  })

  test('waits for its editors otherwise, or is kept for it as a draft', async () => {
    const { id } = await createCollection()
    await createRoles(id, { [someone.user.id]: 'WRITER' })
    const { data } = await post(visit, at(id), someone.token, STORY)
    expect([data.publishStatus, 'publicationId' in data]).toEqual(['draft', false])
    const submission = await env.DB.prepare('SELECT state FROM submission WHERE post_id = ?')
      .bind(data.id)
      .first()
    expect(submission).toEqual({ state: 'OPEN' })
    const kept = await post(visit, at(id), someone.token, { ...STORY, publishStatus: 'draft' })
    const waits = await env.DB.prepare('SELECT state FROM submission WHERE post_id = ?')
      .bind(kept.data.id)
      .first()
    expect(waits).toEqual({ state: 'WIP' })
  })

  test('waits for who runs it, too, if the token may not decide', async () => {
    const { id } = await createCollection()
    const editor = await withProgram({ scopes: ['WRITE', 'PUBLISH'] })
    await createRoles(id, { [editor.user.id]: 'OWNER' })
    expect((await post(visit, at(id), editor.token, STORY)).data.publishStatus).toBe('draft')
  })

  test('isn’t unlisted, and needs a publication', async () => {
    const { id } = await createCollection()
    const unlisted = await post(visit, at(id), someone.token, { ...STORY, publishStatus: 'unlisted' })
    expect([unlisted.status, unlisted.errors[0]?.field]).toEqual([400, 'publishStatus'])
    expect((await post(visit, at('nothing'), someone.token, STORY)).status).toBe(404)
  })
})
