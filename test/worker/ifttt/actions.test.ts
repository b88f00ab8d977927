import { beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN } from '../../factories/endpoint-context'
import { createStory } from '../../factories/story'
import { withProgram } from '../access-token/support'
import { of } from '../draft/support'
import { newService, type Service } from './support'

const service = newService()
let someone: Awaited<ReturnType<typeof withProgram>>
let applets: ReturnType<Service['of']>
beforeAll(async () => {
  someone = await withProgram({ scopes: ['READ', 'WRITE'] })
  applets = service.of(someone.token)
})

const skipped = { status: 400, errors: [{ status: 'SKIP', message: expect.any(String) }] }

describe('a draft', () => {
  const write = (actionFields: object, headers: Record<string, string> = {}) =>
    applets.post('actions/create_draft', { actionFields }, headers)
  const idIn = ({ data }: { data: unknown }) => (data as { id: string }[])[0]?.id ?? ''

  test('is made of HTML or Markdown, without what stories can’t have', async () => {
    const html = await write({
      title: ' A walk ',
      body: '<p>By the <b>sea</b><script>alert(1)</script></p><a href="javascript:x">no</a>',
      tags: 'Ocean, Walks,ocean',
    })
    const draft = await of(someone.visit, 'draft', idIn(html))
    expect(JSON.stringify(draft)).not.toMatch(/alert|javascript/)
    expect(draft).toMatchObject({ title: 'A walk' })
    const markdown = await write({ title: 'B', body: 'So **bold**', body_format: 'markdown' })
    expect((await of(someone.visit, 'draft', idIn(markdown))).body).toMatchObject([
      { text: 'So bold', markups: [{ type: 'STRONG' }] },
    ])
    expect(await of(someone.visit, 'publishSettings', idIn(html))).toMatchObject({ isPublished: false })
  })

  test('is made once by a request that IFTTT sends twice', async () => {
    const headers = { 'x-request-id': 'request-1' }
    const first = await write({ title: 'Once', body: 'x' }, headers)
    const again = await write({ title: 'Once', body: 'x' }, headers)
    expect(idIn(again)).toBe(idIn(first))
    expect(idIn(await write({ title: 'Once', body: 'x' }))).not.toBe(idIn(first))
  })

  test('that can’t be one is left out', async () => {
    const never = [
      { title: '', body: 'x' },
      { title: ' ', body: 'x' },
      { title: 'x', body: '' },
      { title: 'x'.repeat(400), body: 'x' },
      { title: 'x', body: 'x', body_format: 'word' },
    ]
    for (const fields of never) expect(await write(fields)).toMatchObject(skipped)
  })

  test('isn’t read beyond a megabyte', async () => {
    const { status } = await write({ title: 'x', body: 'x'.repeat(1_100_000) })
    expect(status).toBe(400)
  })
})

describe('a story', () => {
  const save = (actionFields: object) => applets.post('actions/save_story', { actionFields })

  test('is saved by its address, once', async () => {
    const { id, slug } = await createStory()
    const url = `${ORIGIN}/p/${slug}-${id}`
    for (let i = 0; i < 2; i++)
      expect(await save({ url })).toMatchObject({ status: 200, data: [{ id, url }] })
  })

  test('of elsewhere, that isn’t there or isn’t out is left out, and so is another’s list', async () => {
    const { id } = await createStory()
    const draft = await createStory({ state: 'draft', isListed: false })
    const never = [
      { url: `https://elsewhere.example/p/${id}` },
      { url: `${ORIGIN}/p/ffffffffffff` },
      { url: `${ORIGIN}/p/${draft.id}` },
      { url: `${ORIGIN}/about` },
      { url: 'javascript:alert(1)' },
      { url: '' },
      { url: `${ORIGIN}/p/${id}`, list: 'ffffffffffff' },
    ]
    for (const fields of never) expect(await save(fields)).toMatchObject(skipped)
  })
})
