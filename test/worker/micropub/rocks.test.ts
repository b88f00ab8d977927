import { beforeAll, describe, expect, test } from 'vitest'
import { fileOf, RED, solid } from '../images/pictures'
import { get, ORIGIN, SUNSET, type Writer, writer } from './support'

/*
 * What micropub.rocks asks of servers, by the numbers of its tests: each request in the form in which it sends it, and
 * what it looks at in the answer.
 */

let someone: Writer
beforeAll(async () => {
  someone = await writer()
})

type Sent = Awaited<ReturnType<Writer['form']>>

/** The story that was made, as the answer promises it. */
async function made({ status, location, id }: Sent) {
  expect([201, 202]).toContain(status)
  expect(location).toMatch(`${ORIGIN}/`)
  return { location, id, body: await someone.bodyOf(id), settings: await someone.settingsOf(id) }
}

const json = (properties: object) => someone.json({ type: ['h-entry'], properties })
const source = async (url: string, more: Record<string, string> = {}) =>
  (await someone.query({ q: 'source', url, ...more })).body as { properties: Record<string, unknown[]> }

describe('creating an entry of a form', () => {
  test('100: with text', async () => {
    const { body } = await made(await someone.form('h=entry&content=A+basic+entry'))
    expect(body).toMatchObject([{ type: 'P', text: 'A basic entry' }])
  })

  test('101: with several categories', async () => {
    const sent = 'h=entry&content=Of+two+kinds&category[]=test1&category[]=test2'
    const { settings } = await made(await someone.form(sent))
    expect(settings).toMatchObject({ tags: ['test1', 'test2'] })
  })

  test('104: with a photo by its address', async () => {
    const sent = `h=entry&content=By+address&photo=${encodeURIComponent(SUNSET)}`
    const { body } = await made(await someone.form(sent))
    expect(body).toMatchObject([{ type: 'IMG', src: SUNSET }, { text: 'By address' }])
  })

  test('107: with one category', async () => {
    const { settings } = await made(await someone.form('h=entry&content=Of+one+kind&category=test1'))
    expect(settings).toMatchObject({ tags: ['test1'] })
  })
})

describe('creating an entry of JSON', () => {
  test('200: with text', async () => {
    expect((await made(await json({ content: ['A JSON entry'] }))).body).toMatchObject([
      { text: 'A JSON entry' },
    ])
  })

  test('201: with several categories', async () => {
    const { settings } = await made(await json({ content: ['Of two kinds'], category: ['test1', 'test2'] }))
    expect(settings).toMatchObject({ tags: ['test1', 'test2'] })
  })

  test('202: with HTML', async () => {
    const { body } = await made(await json({ content: [{ html: '<p>Some <b>bold</b> words.</p>' }] }))
    expect(body).toMatchObject([{ text: 'Some bold words.', markups: [{ type: 'STRONG' }] }])
  })

  test('203: with a photo by its address', async () => {
    const { body } = await made(await json({ content: ['By address'], photo: [SUNSET] }))
    expect(body[0]).toMatchObject({ type: 'IMG', src: SUNSET })
  })

  test('204: with an object within', async () => {
    const measure = { type: ['h-measure'], properties: { num: ['3.10'], unit: ['m'] } }
    const { body } = await made(await json({ summary: ['High water, 3.10 m'], 'x-height': [measure] }))
    expect(body).toMatchObject([{ text: 'High water, 3.10 m' }])
  })

  test('205: with a photo and what it shows', async () => {
    const { body } = await made(await json({ content: ['x'], photo: [{ value: SUNSET, alt: 'A sunset' }] }))
    expect(body[0]).toMatchObject({ src: SUNSET, alt: 'A sunset' })
  })

  test('206: with several photos', async () => {
    const { body } = await made(await json({ content: ['x'], photo: [SUNSET, `${SUNSET}?2`] }))
    expect(body.map(({ src }) => src).filter(Boolean)).toEqual([SUNSET, `${SUNSET}?2`])
  })
})

const pictureOf = async (type: 'image/jpeg' | 'image/png' | 'image/gif', side = 8) =>
  new Blob([await fileOf(solid(side, side, RED), type)], { type })

describe('creating an entry of a multipart form', () => {
  test('300: with a photo', async () => {
    const photo = await pictureOf('image/jpeg')
    const { body } = await made(await someone.multipart({ h: 'entry', content: 'One photo', photo }))
    expect(body).toMatchObject([{ type: 'IMG', imageId: expect.any(String) }, { text: 'One photo' }])
  })

  test('301: with two photos', async () => {
    const photo = [await pictureOf('image/jpeg'), await pictureOf('image/jpeg', 9)]
    const { body } = await made(await someone.multipart({ h: 'entry', content: 'Two photos', photo }))
    const ids = body.map(({ imageId }) => imageId).filter(Boolean)
    expect([ids.length, new Set(ids).size]).toEqual([2, 2])
  })
})

describe('updating', () => {
  const update = async (properties: object, change: object) => {
    const before = await made(await json({ content: ['Before.'], ...properties }))
    const { status, location } = await someone.json({ action: 'update', url: before.location, ...change })
    expect([200, 201, 204]).toContain(status)
    return (await source(location || before.location)).properties
  }

  test('400: replaces a property', async () => {
    expect(await update({}, { replace: { content: ['After.'] } })).toMatchObject({ content: ['After.'] })
  })

  test('401: adds a value', async () => {
    const properties = await update({ category: ['test1'] }, { add: { category: ['test2'] } })
    expect(properties.category).toEqual(['test1', 'test2'])
  })

  test('402: adds a value to a property that there wasn’t', async () => {
    expect((await update({}, { add: { category: ['test1'] } })).category).toEqual(['test1'])
  })

  test('403: takes a value away', async () => {
    const properties = await update({ category: ['test1', 'test2'] }, { delete: { category: ['test1'] } })
    expect(properties.category).toEqual(['test2'])
  })

  test('404: takes a property away', async () => {
    expect((await update({ category: ['test1'] }, { delete: ['category'] })).category ?? []).toEqual([])
  })

  test('405: isn’t done by what isn’t a list', async () => {
    const { location } = await made(await json({ content: ['Before.'] }))
    const sent = { action: 'update', url: location, replace: 'Not a list.' }
    expect((await someone.json(sent)).status).toBe(400)
    expect((await source(location)).properties.content).toEqual(['Before.'])
  })
})

describe('deleting and undeleting', () => {
  test.each([
    [
      '500 and 502: of a form',
      (action: string, url: string) => someone.form(new URLSearchParams({ action, url }).toString()),
    ],
    ['501 and 503: of JSON', (action: string, url: string) => someone.json({ action, url })],
  ])('%s', async (_, act) => {
    const { location } = await made(await someone.form('h=entry&content=To+be+deleted'))
    const seen = async () => (await get(new URL(location).pathname)).status
    expect(await seen()).toBe(200)
    expect([200, 201, 204]).toContain((await act('delete', location)).status)
    expect([404, 410]).toContain(await seen())
    expect([200, 201, 204]).toContain((await act('undelete', location)).status)
    expect((await source(location)).properties.content).toEqual(['To be deleted'])
  })
})

describe('asking', () => {
  test('600: for the configuration', async () => {
    const { status, body } = await someone.query({ q: 'config' })
    expect([status, typeof body]).toEqual([200, 'object'])
  })

  test('601: for where else an entry may go', async () => {
    expect(await someone.query({ q: 'syndicate-to' })).toMatchObject({
      status: 200,
      body: { 'syndicate-to': [] },
    })
  })

  test('602 and 603: for the source, or some of it', async () => {
    const { location } = await made(await json({ content: ['The source'], category: ['micropub', 'test'] }))
    const all = await source(location)
    expect(all).toMatchObject({ type: ['h-entry'], properties: { content: ['The source'] } })
    expect(all.properties.category?.toSorted()).toEqual(['micropub', 'test'])
    const query = new URLSearchParams([
      ['q', 'source'],
      ['properties[]', 'content'],
      ['properties[]', 'category'],
      ['url', location],
    ])
    const some = await someone.program.visit.get(`/micropub?${query}`, {
      authorization: someone.authorization,
    })
    expect(some.headers.get('content-type')).toMatch('application/json')
    expect(Object.keys(((await some.json()) as typeof all).properties).toSorted()).toEqual([
      'category',
      'content',
    ])
  })
})

describe('storing a picture', () => {
  test.each([
    ['700', 'image/jpeg', 'image/jpeg'],
    ['701', 'image/png', 'image/png'],
    // Its first frame.
    ['702', 'image/gif', 'image/png'],
  ] as const)('%s: a picture of the type %s', async (_, type, shown) => {
    const { 'media-endpoint': address } = (await someone.query({ q: 'config' })).body
    const { pathname } = new URL(String(address))
    const { status, location } = await someone.multipart({ file: await pictureOf(type, 10) }, pathname)
    expect(status).toBe(201)
    const picture = await get(new URL(location).pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, shown])
    const { body } = await made(await json({ content: ['x'], photo: [location] }))
    expect(body[0]).toMatchObject({ type: 'IMG', imageId: expect.any(String) })
  })
})

describe('the token', () => {
  test('800: is taken in the header', async () => {
    await made(await someone.form('h=entry&content=In+the+header'))
  })

  test('801 and 802: is taken in the form, and isn’t stored', async () => {
    const sent = await someone.form(`h=entry&content=In+the+form&access_token=${someone.token}`, {})
    const { location } = await made(sent)
    const entry = await source(location)
    expect(entry.properties.content).toEqual(['In the form'])
    expect(JSON.stringify(entry)).not.toContain(someone.token)
    expect(entry.properties).not.toHaveProperty('access_token')
  })

  test('803: is needed', async () => {
    const { status, body, id } = await someone.form('h=entry&content=Without', {})
    expect([status, body.error, id]).toEqual([401, 'unauthorized', ''])
  })

  test('804: does nothing that it isn’t for', async () => {
    const reader = await writer(['READ'])
    const { status, body, id } = await reader.form('h=entry&content=With+another')
    expect([status, body.error, id]).toEqual([401, 'insufficient_scope', ''])
  })
})
