import { afterEach, describe, expect, test, vi } from 'vitest'
import { uploadWording } from '../../../schema/wording/uploads'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { PNG } from '../../support/png'
import { stubWeb } from '../../support/stub-web'

async function signedIn(given = {}) {
  const visit = newVisit()
  await visit.signIn((await createUser(given)).id)
  return visit
}
const send = (visit: ReturnType<typeof newVisit>, body: BodyInit, headers: Record<string, string> = {}) =>
  visit.send('/_/upload', {
    method: 'POST',
    body,
    headers: { 'x-xsrf-token': visit.cookies().get('xsrf') ?? '', ...headers },
  })

test('a picture is accepted, and can become the person’s own', async () => {
  const visit = await signedIn()
  const response = await send(visit, PNG)
  const { imageId, width, height } = (await response.json()) as Record<string, string>
  expect([response.status, width, height]).toEqual([200, 1, 1])
  expect(((await (await send(visit, PNG)).json()) as { imageId: string }).imageId).toBe(imageId)
  const { data } = await visit.ask(
    'mutation($id: String) { updateProfile(input: { name: "Ann", bio: "", imageId: $id }) { ... on AccountSettings { imageId } } }',
    { id: imageId },
  )
  expect(data?.updateProfile).toEqual({ imageId })
})

test('visitors, other sites and suspended people can’t upload one', async () => {
  expect((await send(newVisit(), PNG)).status).toBe(401)
  const visit = await signedIn()
  expect((await send(visit, PNG, { 'x-xsrf-token': 'x' })).status).toBe(403)
  expect((await send(await signedIn({ isSuspended: true }), PNG)).status).toBe(403)
})

test.each([
  ['nothing', new Uint8Array(), 400, uploadWording.empty],
  [
    'a script with a picture’s name',
    new TextEncoder().encode('<svg onload="x()"/>'),
    415,
    uploadWording.unknownType,
  ],
  ['a picture that was cut off', PNG.slice(0, 40), 422, uploadWording.incomplete],
  ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 413, uploadWording.tooLarge],
])('%s is refused', async (_, body, status, message) => {
  const response = await send(await signedIn(), body)
  expect([response.status, await response.json()]).toEqual([
    status,
    { error: expect.objectContaining({ code: 'BAD_REQUEST', message }) },
  ])
})

test('a person can upload 60 pictures an hour', async () => {
  const visit = await signedIn()
  for (let i = 0; i < 60; i++) expect((await send(visit, PNG)).status).toBe(200)
  const response = await send(visit, PNG)
  expect([response.status, await response.json()]).toEqual([
    429,
    { error: { code: 'RATE_LIMITED', message: uploadWording.tooMany } },
  ])
})

describe('a picture on the web', () => {
  afterEach(() => vi.unstubAllGlobals())
  const sendUrl = (visit: ReturnType<typeof newVisit>, body: unknown, type = 'application/json') =>
    visit.send('/_/upload-url', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': type, 'x-xsrf-token': visit.cookies().get('xsrf') ?? '' },
    })
  const url = 'https://pictures.example.org/a.png'

  test('is stored as if the person had uploaded it', async () => {
    const asked: string[] = []
    stubWeb(async (address: string) => {
      asked.push(address)
      return new Response(PNG)
    })
    const visit = await signedIn()
    const response = await sendUrl(visit, { url })
    expect([response.status, await response.json(), asked]).toEqual([
      200,
      { imageId: expect.stringMatching(/^[0-9a-f]{24}$/), width: 1, height: 1 },
      [url],
    ])
  })

  test('is refused if it isn’t one, or if there is nothing', async () => {
    const visit = await signedIn()
    stubWeb(async () => new Response('<svg onload="x()"/>'))
    expect((await sendUrl(visit, { url })).status).toBe(415)
    stubWeb(async () => new Response('', { status: 404 }))
    const response = await sendUrl(visit, { url })
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { code: 'BAD_REQUEST', field: 'url', message: uploadWording.notFetched } },
    ])
  })

  test.each([
    'http://127.0.0.1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/a.png',
    'file:///etc/passwd',
    'https://pictures.example.org:8080/a.png',
    '',
    `https://pictures.example.org/${'a'.repeat(2048)}`,
  ])('isn’t fetched from %s', async (address) => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const response = await sendUrl(await signedIn(), { url: address })
    expect(response.status).toBe(400)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is for people who may upload, in JSON', async () => {
    expect((await sendUrl(newVisit(), { url })).status).toBe(401)
    expect((await sendUrl(await signedIn({ isSuspended: true }), { url })).status).toBe(403)
    expect((await sendUrl(await signedIn(), { url }, 'text/plain')).status).toBe(415)
  })

  test('counts towards the hour’s uploads whether or not there is a picture', async () => {
    stubWeb(async () => new Response('', { status: 404 }))
    const visit = await signedIn()
    for (let i = 0; i < 60; i++) expect((await sendUrl(visit, { url })).status).toBe(400)
    expect((await sendUrl(visit, { url })).status).toBe(429)
  })
})
