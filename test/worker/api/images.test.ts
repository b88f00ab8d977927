import { expect, test } from 'vitest'
import { ORIGIN } from '../../factories/endpoint-context'
import { newVisit } from '../../factories/visit'
import { withProgram } from '../access-token/support'
import { post } from './support'

const visit = newVisit({ env: { ENVIRONMENT: 'production' } })

/** The smallest picture there is: one transparent pixel. */
const GIF = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (sign) =>
  sign.charCodeAt(0),
)

function form(bytes: Uint8Array<ArrayBuffer>, field = 'image'): FormData {
  const fields = new FormData()
  fields.set(field, new Blob([bytes], { type: 'image/gif' }), 'a.gif')
  return fields
}

test('a picture is stored, and told with its address', async () => {
  const { token } = await withProgram({ scopes: ['WRITE'] })
  const first = await post(visit, '/v1/images', token, form(GIF))
  expect(first.status).toBe(201)
  expect(first.data).toEqual({
    url: expect.stringMatching(new RegExp(`^${ORIGIN}/_/image/[^/]+/[0-9a-f]{24}$`)),
    md5: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect((await post(visit, '/v1/images', token, form(GIF))).data).toEqual(first.data)
})

test('what isn’t one is refused', async () => {
  const { token } = await withProgram({ scopes: ['WRITE'] })
  const send = async (body: FormData | string, headers = {}) =>
    (await post(visit, '/v1/images', token, body, headers)).status
  expect(await send(form(new TextEncoder().encode('<svg/>')))).toBe(415)
  expect(await send(form(GIF, 'file'))).toBe(400)
  expect(await send('image', { 'content-type': 'text/plain' })).toBe(415)
  expect(await send('nonsense', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400)
  expect(await send(form(new Uint8Array(11 * 1024 * 1024)))).toBe(413)
  expect(await send(form(GIF.slice(0, 20)))).toBe(422)
})

test('of a hundred megabytes no more is read than a picture may have', async () => {
  const { token } = await withProgram({ scopes: ['WRITE'] })
  const MEGABYTE = 1024 * 1024
  const head = new TextEncoder().encode(
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a.gif"\r\ncontent-type: image/gif\r\n\r\n',
  )
  let pulled = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(pulled === 1 ? head : new Uint8Array(MEGABYTE))
      if (pulled > 100) controller.close()
    },
  })
  const sendTo = (headers: Record<string, string>, given: BodyInit) =>
    visit.send('/v1/images', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      },
      body: given,
      duplex: 'half',
    } as object)
  expect((await sendTo({}, body)).status).toBe(413)
  expect(pulled).toBeLessThan(20)
  expect((await sendTo({ 'content-length': String(100 * MEGABYTE) }, 'x')).status).toBe(413)
})

test('a token has to be allowed to write', async () => {
  const { token } = await withProgram({ scopes: ['READ'] })
  expect((await post(visit, '/v1/images', token, form(GIF))).status).toBe(403)
})
