import { expect, test } from 'vitest'
import { uploadWording } from '../../../schema/wording/uploads'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/** A PNG of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
)

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
