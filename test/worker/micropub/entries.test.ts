import { beforeAll, describe, expect, test } from 'vitest'
import { PNG } from '../../support/png'
import { postRow } from '../draft/support'
import { ORIGIN, SUNSET, type Writer, writer } from './support'

let someone: Writer
beforeAll(async () => {
  someone = await writer()
})

const textsOf = async (id: string) => (await someone.bodyOf(id)).map(({ text }) => text)

describe('an entry', () => {
  test('is made of a form, and published', async () => {
    const { status, location, id } = await someone.form(
      'h=entry&content=Micropub+test+of+creating+a+basic+entry',
    )
    expect(status).toBe(201)
    expect(location).toMatch(`${ORIGIN}/@${someone.user.username}/`)
    expect(await textsOf(id)).toEqual(['Micropub test of creating a basic entry'])
    expect(await someone.settingsOf(id)).toMatchObject({ isPublished: true })
  })

  test('of a form has one topic or several', async () => {
    const one = await someone.form('h=entry&content=One&category=test1')
    expect(await someone.settingsOf(one.id)).toMatchObject({ tags: ['test1'] })
    const two = await someone.form('h=entry&content=Two&category[]=test1&category[]=test2')
    expect(await someone.settingsOf(two.id)).toMatchObject({ tags: ['test1', 'test2'] })
  })

  test('of a form has pictures by their addresses', async () => {
    const { id } = await someone.form(`h=entry&content=Nice+sunset&photo=${encodeURIComponent(SUNSET)}`)
    expect(await someone.bodyOf(id)).toMatchObject([{ type: 'IMG', src: SUNSET }, { text: 'Nice sunset' }])
  })

  test('is made of JSON, with its name', async () => {
    const { id } = await someone.entry({ name: ['Low water'], content: ['It is low.'], category: ['a', 'b'] })
    expect(await someone.query({ q: 'source', url: `${ORIGIN}/p/${id}` })).toMatchObject({
      body: { properties: { name: ['Low water'], content: ['It is low.'], category: ['a', 'b'] } },
    })
  })

  test('has HTML where that is said, and text otherwise', async () => {
    const html = '<p>This post has <b>bold</b> and <i>italic</i> text.</p><script>alert(1)</script>'
    const rich = await someone.entry({ content: [{ html }] })
    const [paragraph] = await someone.bodyOf(rich.id)
    expect(paragraph?.text).toBe('This post has bold and italic text.')
    expect(paragraph?.markups.map(({ type }) => type)).toEqual(['STRONG', 'EM'])
    const plain = await someone.entry({ content: ['1 < 2 <b>and</b> *so*\non\n\nAnd more'] })
    expect(await textsOf(plain.id)).toEqual(['1 < 2 <b>and</b> *so*\non', 'And more'])
    const marked = await someone.entry({ content: [{ markdown: '*so*\n\n- on' }] })
    expect((await someone.bodyOf(marked.id)).map(({ type }) => type)).toEqual(['P', 'ULI'])
  })

  test('of JSON has pictures with what they show', async () => {
    const { id } = await someone.entry({
      content: ['A sunset.'],
      photo: [SUNSET, { value: `${SUNSET}?2`, alt: 'Photo of a "sunset"' }],
    })
    expect(await someone.bodyOf(id)).toMatchObject([
      { src: SUNSET, alt: '' },
      { src: `${SUNSET}?2`, alt: 'Photo of a "sunset"' },
      { text: 'A sunset.' },
    ])
  })

  test('with an object within is made without it', async () => {
    const weight = { type: ['h-measure'], properties: { num: ['70.64'], unit: ['kg'] } }
    const { status, id } = await someone.entry({ summary: ['Weighed 70.64 kg'], 'x-weight': [weight] })
    expect([status, await textsOf(id)]).toEqual([201, ['Weighed 70.64 kg']])
  })

  test('of a multipart form has the pictures that come along', async () => {
    const picture = new Blob([PNG], { type: 'image/png' })
    const { status, id } = await someone.multipart({
      h: 'entry',
      content: 'Nice sunset tonight',
      photo: picture,
    })
    expect(status).toBe(201)
    expect(await someone.bodyOf(id)).toMatchObject([
      { type: 'IMG', imageId: expect.any(String) },
      { text: 'Nice sunset tonight' },
    ])
  })

  test('is a draft, or unlisted, if it says so', async () => {
    const draft = await someone.entry({ content: ['x'], 'post-status': ['draft'] })
    expect(await someone.settingsOf(draft.id)).toMatchObject({ isPublished: false })
    const unlisted = await someone.entry({ content: ['x'], visibility: ['unlisted'] })
    expect(await someone.settingsOf(unlisted.id)).toMatchObject({ isPublished: true, isUnlisted: true })
    const hidden = await someone.entry({ content: ['x'], visibility: ['private'] })
    expect(await someone.settingsOf(hidden.id)).toMatchObject({ isPublished: false })
  })

  test('is made once for each key', async () => {
    const make = () =>
      someone.json({ type: ['h-entry'], properties: { content: ['Once'] } }, { 'idempotency-key': 'a-key' })
    expect((await make()).location).toBe((await make()).location)
  })

  test.each([
    ['nothing', {}],
    ['nothing but a reply', { 'in-reply-to': ['https://elsewhere.example/'] }],
    ['an unknown state', { content: ['x'], 'post-status': ['queued'] }],
    ['an unknown visibility', { content: ['x'], visibility: ['friends'] }],
    ['a long name', { content: ['x'], name: ['x'.repeat(301)] }],
    ['no list', { content: 'x' }],
    ['too many properties', Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`p${i}`, ['x']]))],
    ['too many values', { content: ['x'], category: Array.from({ length: 101 }, String) }],
  ])('with %s isn’t made', async (_, properties) => {
    const { status, body } = await someone.entry(properties)
    expect([status, body.error]).toEqual([400, 'invalid_request'])
  })

  test.each([
    ['another type', { type: ['h-event'], properties: { name: ['x'] } }],
    ['no properties', { type: ['h-entry'] }],
    ['a list', []],
  ])('with %s isn’t made either', async (_, sent) => {
    expect(await someone.json(sent)).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  })
})

describe('a change', () => {
  const made = async (more: object = {}) =>
    someone.entry({ content: ['Before.'], 'post-status': ['draft'], ...more })
  const update = (url: string, change: object) => someone.json({ action: 'update', url, ...change })

  test('replaces the content', async () => {
    const { location, id } = await made()
    expect((await update(location, { replace: { content: ['After.'], name: ['A name'] } })).status).toBe(204)
    expect(await textsOf(id)).toEqual(['After.'])
  })

  test('of what is out comes out', async () => {
    const { location, id } = await made({ 'post-status': ['published'] })
    expect((await update(location, { replace: { content: ['After.'] } })).status).toBe(204)
    const feed = await someone.program.ask(
      'query ($id: ID!) { result: postResult(id: $id) { ... on Post { content { body } } } }',
      { id },
    )
    expect(JSON.stringify(feed.result)).toContain('After.')
  })

  test('adds a topic, takes one away, or all', async () => {
    const { location, id } = await made({ category: ['test1'] })
    await update(location, { add: { category: ['test2'] } })
    expect(await someone.settingsOf(id)).toMatchObject({ tags: ['test1', 'test2'] })
    await update(location, { delete: { category: ['test1'] } })
    expect(await someone.settingsOf(id)).toMatchObject({ tags: ['test2'] })
    await update(location, { delete: ['category'] })
    expect(await someone.settingsOf(id)).toMatchObject({ tags: [] })
  })

  test('publishes a draft, and makes a draft of a story', async () => {
    const { location, id } = await made()
    await update(location, { replace: { 'post-status': ['published'] } })
    expect(await someone.settingsOf(id)).toMatchObject({ isPublished: true })
    await update(location, { replace: { 'post-status': ['draft'] } })
    expect(await someone.settingsOf(id)).toMatchObject({ isPublished: false })
  })

  test.each([
    ['an unknown property', { replace: { photo: [SUNSET] } }],
    ['what can’t be added to', { add: { content: ['more'] } }],
    ['what can’t be taken away', { delete: ['content'] }],
    ['a single value', { replace: { content: 'text' } }],
    ['empty content', { replace: { content: [''] } }],
    ['too many topics', { replace: { category: ['a', 'b', 'c', 'd', 'e', 'f'] } }],
  ])('of %s is refused', async (_, change) => {
    const { location } = await made()
    expect(await update(location, change)).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  })

  test('deletes, and undoes that', async () => {
    for (const [act, undo] of [
      [
        (url: string) => someone.form(`action=delete&url=${encodeURIComponent(url)}`),
        (url: string) => someone.form(`action=undelete&url=${encodeURIComponent(url)}`),
      ],
      [
        (url: string) => someone.json({ action: 'delete', url }),
        (url: string) => someone.json({ action: 'undelete', url }),
      ],
    ] as const) {
      const { location, id } = await made()
      expect((await act(location)).status).toBe(204)
      expect((await postRow(id))?.state).toBe('trashed')
      expect((await undo(location)).status).toBe(204)
      expect(await textsOf(id)).toEqual(['Before.'])
    }
  })

  test('of somebody else’s is refused as if it weren’t there', async () => {
    const other = await writer()
    const { location } = await other.entry({ content: ['Theirs.'], 'post-status': ['draft'] })
    for (const url of [location, `${ORIGIN}/p/ffffffffffff`, 'nonsense', undefined]) {
      const sent = url === undefined ? {} : { url }
      const changed = await someone.json({ action: 'update', ...sent, replace: { content: ['Mine.'] } })
      expect([changed.status, changed.body.error]).toEqual([400, 'invalid_request'])
      const deleted = await someone.json({ action: 'delete', ...sent })
      expect([deleted.status, deleted.body.error]).toEqual([400, 'invalid_request'])
    }
  })
})
