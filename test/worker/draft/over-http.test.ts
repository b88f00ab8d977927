import { beforeAll, describe, expect, test } from 'vitest'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { added, begun, of, run, save } from './support'

let writer: Awaited<ReturnType<typeof signedIn>>
let postId: string

const read = async (path: string, visit = writer.visit) => {
  const response = await visit.get(path)
  return { status: response.status, body: response.status === 200 ? await response.json() : undefined }
}
const post = async (path: string, body: object = {}) => {
  const xsrf = writer.visit.cookies().get(XSRF_COOKIE) ?? ''
  const headers = { [XSRF_HEADER]: xsrf, 'content-type': 'application/json' }
  const response = await writer.visit.send(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return {
    status: response.status,
    body: isJson ? await response.json<Record<string, unknown>>() : undefined,
  }
}

beforeAll(async () => {
  writer = await signedIn()
  postId = await begun(writer.visit, 'Over HTTP')
})

describe('/p/{postId}/deltas', () => {
  test('has the saves since a revision, and the versions', async () => {
    await save(writer.visit, postId, 2, [added('One more')])
    expect(await read(`/p/${postId}/deltas?since=2`)).toMatchObject({
      status: 200,
      body: { revision: 3, deltas: [[{ type: 'insert' }]] },
    })
    expect(await read(`/p/${postId}/deltas?since=3`)).toMatchObject({ body: { revision: 3, deltas: [] } })
    expect(await read(`/p/${postId}/deltas?since=99`)).toMatchObject({ body: { revision: 3, deltas: null } })
    expect((await read(`/p/${postId}/deltas?since=first`)).status).toBe(400)
    await run(writer.visit, 'publishPost', { postId, baseRevision: 3 })
    expect(await read(`/p/${postId}/deltas`)).toMatchObject({
      body: { versions: [{ revision: 3, isPublished: true, title: 'Over HTTP' }], next: null },
    })
  })

  test('saves deltas, and answers a stale revision with what was saved since', async () => {
    const deltas = [{ type: 'title', text: 'Renamed over HTTP' }]
    const path = `/p/${postId}/deltas`
    expect(await post(path, { baseRev: 3, deltas, saveKey: 'http-1' })).toEqual({
      status: 200,
      body: { revision: 4 },
    })
    expect(await post(path, { baseRev: 3, deltas, saveKey: 'http-2' })).toMatchObject({
      status: 409,
      body: { error: { code: 'CONFLICT' }, revision: 4, deltas: [deltas] },
    })
    expect(await post(path, { baseRev: 3 })).toMatchObject({
      status: 400,
      body: { error: { field: 'deltas' } },
    })
  })
})

test('a version is restored at its address, once for each revision', async () => {
  const { versions } = (await of(writer.visit, 'postVersions', postId)) as unknown as {
    versions: { id: string }[]
  }
  const path = `/p/${postId}/revert/${versions.at(-1)?.id}/4`
  for (const _ of [1, 2]) expect(await post(path)).toEqual({ status: 200, body: { revision: 5 } })
  expect(await of(writer.visit, 'draft', postId)).toMatchObject({ revision: 5, title: 'Over HTTP' })
  expect(await post(`/p/${postId}/revert/0123456789ab/5`)).toMatchObject({ status: 404 })
  expect((await post(`/p/${postId}/revert/${versions[0]?.id}/newest`)).status).toBe(404)
})

test('they are their writer’s alone', async () => {
  const other = await signedIn()
  expect((await read(`/p/${postId}/deltas`, other.visit)).status).toBe(404)
  expect((await read(`/p/${postId}/deltas`, newVisit())).status).toBe(401)
})

describe('/posts/proxies/save', () => {
  const path = '/posts/proxies/save'
  const deltas = [{ type: 'title', text: 'By the old way' }]

  test('begins a story, once, and goes on with it', async () => {
    const id = 'abcdef012345'
    const first = { postId: id, deltas, saveKey: 'proxy-1' }
    expect(await post(path, first)).toEqual({ status: 200, body: { revision: 2 } })
    expect(await post(path, first)).toEqual({ status: 200, body: { revision: 2 } })
    const next = { ...first, baseRev: 2, deltas: [{ type: 'title', text: 'Renamed' }], saveKey: 'proxy-2' }
    expect(await post(path, next)).toEqual({ status: 200, body: { revision: 3 } })
    expect(await post(path, { ...first, saveKey: 'proxy-3' })).toMatchObject({
      status: 409,
      body: { error: { code: 'CONFLICT' }, revision: 3 },
    })
  })

  test('refuses other people’s stories, and what is no save', async () => {
    const stranger = await signedIn()
    const theirs = await begun(stranger.visit, 'Theirs')
    expect((await post(path, { postId: theirs, deltas, saveKey: 'proxy-4' })).status).toBe(400)
    expect((await post(path, { postId: theirs, baseRev: 2, deltas, saveKey: 'proxy-5' })).status).toBe(404)
    expect((await post(path, { postId: 'x', deltas, saveKey: 'proxy-6' })).status).toBe(400)
    expect((await post(path, { postId: theirs })).status).toBe(400)
    const response = await newVisit().send(path, { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
  })
})
