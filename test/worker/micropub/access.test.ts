import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { PNG } from '../../support/png'
import { client as applicationOf, codeFor, redeem } from '../oauth/support'
import { get, ORIGIN, type Writer, writer } from './support'

let someone: Writer
beforeAll(async () => {
  someone = await writer()
})

describe('a token', () => {
  test('comes in the header or in the form, not in both', async () => {
    expect((await someone.form('h=entry&content=Header')).status).toBe(201)
    const within = `h=entry&content=Form&access_token=${someone.token}`
    expect((await someone.form(within, {})).status).toBe(201)
    expect(await someone.form(within)).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  })

  test('is needed', async () => {
    expect(await someone.form('h=entry&content=Nobody', {})).toMatchObject({
      status: 401,
      body: { error: 'unauthorized' },
    })
    const wrong = await someone.form('h=entry&content=x', { authorization: 'Bearer nonsense' })
    expect([wrong.status, wrong.body.error]).toEqual([401, 'unauthorized'])
    expect((await get('/micropub?q=config')).status).toBe(401)
  })

  test('does what its scopes allow', async () => {
    const reader = await writer(['READ'])
    expect(await reader.form('h=entry&content=x')).toMatchObject({
      status: 401,
      body: {
        error: 'insufficient_scope',
        error_description: expect.stringContaining('WRITE'),
        scope: 'create',
      },
    })
    expect(
      (await reader.json({ action: 'update', url: 'https://quire.example/p/000000000000' })).body,
    ).toMatchObject({ error: 'insufficient_scope', error_description: expect.stringContaining('WRITE') })
    const drafter = await writer(['READ', 'WRITE'])
    const { id, location } = await drafter.form('h=entry&content=x')
    expect(await drafter.settingsOf(id)).toMatchObject({ isPublished: false })
    const refused = {
      status: 401,
      body: { error: 'insufficient_scope', error_description: expect.stringContaining('PUBLISH') },
    }
    expect(await drafter.entry({ content: ['x'], 'post-status': ['published'] })).toMatchObject(refused)
    const change = (replace: object) => drafter.json({ action: 'update', url: location, replace })
    expect(await change({ 'post-status': ['published'] })).toMatchObject(refused)
    expect(await change({ content: ['y'] })).toMatchObject({ status: 204 })
    expect(await drafter.json({ action: 'delete', url: location })).toMatchObject(refused)
    expect(await drafter.settingsOf(id)).toMatchObject({ isPublished: false })
  })

  test('is given for the scopes that programs name', async () => {
    const person = await signedIn()
    const application = await applicationOf()
    const { body } = await redeem(application, await codeFor(person, application, { scope: 'draft media' }))
    expect(body.scope).toBe('draft media')
    const send = (status: string) =>
      someone.form(`h=entry&content=x${status}`, { authorization: `Bearer ${body.access_token}` })
    expect((await send('')).status).toBe(201)
    expect((await send('&post-status=published')).body.error).toBe('insufficient_scope')
  })
})

describe('a query', () => {
  test('tells what there is', async () => {
    const { status, body } = await someone.query({ q: 'config' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      'media-endpoint': expect.stringMatching(/^https?:\/\/[^/]+\/micropub\/media$/),
      'syndicate-to': [],
      q: expect.arrayContaining(['source', 'category']),
    })
    expect((await someone.query({ q: 'syndicate-to' })).body).toEqual({ 'syndicate-to': [] })
    await someone.entry({ content: ['x'], category: ['Zebra crossings'] })
    expect((await someone.query({ q: 'category', filter: 'zebra' })).body).toEqual({
      categories: ['Zebra crossings'],
    })
  })

  test('gives the source, or some of its properties', async () => {
    const text = 'Test of querying the endpoint for the source content'
    const { location } = await someone.entry({ content: [text], category: ['micropub', 'test'] })
    const whole = await someone.query({ q: 'source', url: location })
    expect(whole.body).toMatchObject({
      type: ['h-entry'],
      properties: { content: [text], category: ['micropub', 'test'], 'post-status': ['published'] },
    })
    const some = await someone.query({ q: 'source', url: location, 'properties[]': 'content' })
    expect(some.body).toEqual({ properties: { content: [text] } })
    const rich = await someone.entry({ content: [{ html: '<p>So <b>bold</b></p>' }] })
    expect((await someone.query({ q: 'source', url: rich.location })).body).toMatchObject({
      properties: { content: [{ html: '<p>So <strong>bold</strong></p>' }] },
    })
  })

  test('of somebody else’s source, of nothing or of something else is refused', async () => {
    const other = await writer()
    const { location } = await other.entry({ content: ['x'] })
    expect((await someone.query({ q: 'source', url: location })).body.error).toBe('forbidden')
    const draft = await other.entry({ content: ['x'], 'post-status': ['draft'] })
    const refused = [{ q: 'source', url: draft.location }, { q: 'source' }, { q: 'everything' }, {}]
    for (const query of refused)
      expect((await someone.query(query as Record<string, string>)).body.error).toBe('invalid_request')
  })
})

describe('a picture', () => {
  const PATH = '/micropub/media'
  const picture = new Blob([PNG], { type: 'image/png' })

  test('is stored, and becomes the story’s whose entry names it', async () => {
    const { status, location } = await someone.multipart({ file: picture }, PATH)
    expect([status, new URL(location).origin]).toEqual([201, ORIGIN])
    const { id } = await someone.entry({ content: ['x'], photo: [{ value: location, alt: 'A pier' }] })
    expect(await someone.bodyOf(id)).toMatchObject([{ imageId: expect.any(String), alt: 'A pier' }, {}])
  })

  test('that isn’t one is refused', async () => {
    expect((await someone.multipart({ file: new Blob(['text']) }, PATH)).status).toBe(415)
    expect((await someone.multipart({ picture }, PATH)).status).toBe(400)
    const json = { 'content-type': 'application/json', authorization: someone.authorization }
    expect((await someone.post('{}', json, PATH)).status).toBe(415)
    const reader = await writer(['READ'])
    expect((await reader.multipart({ file: picture }, PATH)).body.error).toBe('insufficient_scope')
  })
})

describe('a request', () => {
  test('of another kind is refused', async () => {
    const { authorization } = someone
    const refused = async (body: BodyInit, type: string) =>
      (await someone.post(body, { 'content-type': type, authorization })).status
    expect(await refused('content=x', 'text/plain')).toBe(415)
    expect(await refused('{', 'application/json')).toBe(400)
    expect(await refused(`{"a":"${'x'.repeat(2_000_000)}"}`, 'application/json')).toBe(413)
    expect(await refused('content=x', 'application/x-www-form-urlencoded; charset=iso-8859-1')).toBe(415)
    expect(await refused('{}', 'application/json; charset=utf-16')).toBe(415)
    expect((await someone.form('h=event&name=x')).status).toBe(400)
    expect((await someone.form('action=explode&url=x')).status).toBe(400)
  })
})

test('what isn’t in UTF-8 isn’t guessed', async () => {
  const json = new TextEncoder().encode('{"type":["h-entry"],"properties":{"content":["caf?"]}}')
  const sent = { 'content-type': 'application/json', authorization: someone.authorization }
  // é as Latin-1 has it.
  const latin = json.map((byte) => (byte === 0x3f ? 0xe9 : byte))
  expect((await someone.post(latin, sent)).status).toBe(400)
  expect((await someone.post(json, sent)).status).toBe(201)
  expect((await someone.form('h=entry&content=caf%E9')).status).toBe(400)
  const { id } = await someone.form('h=entry&content=caf%C3%A9+100%25')
  expect(await someone.bodyOf(id)).toMatchObject([{ text: 'café 100%' }])
})

test('of a picture of a hundred megabytes no more is read than a form may have', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    authorization: someone.authorization,
  }
  let pulled = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
      if (pulled === 100) controller.close()
    },
  })
  const sent = { method: 'POST', headers, body, duplex: 'half' }
  expect((await someone.program.visit.send('/micropub/media', sent as object)).status).toBe(413)
  expect(pulled).toBeLessThan(20)
})

test('a person’s page names the addresses', async () => {
  const { username } = await createUser()
  const html = await (await get(`/@${username}`)).text()
  expect(html).toContain(`<link rel="micropub" href="${ORIGIN}/micropub">`)
  expect(html).toContain(`<link rel="authorization_endpoint" href="${ORIGIN}/m/oauth/authorize">`)
  expect(html).toContain(`<link rel="token_endpoint" href="${ORIGIN}/v1/tokens">`)
})
