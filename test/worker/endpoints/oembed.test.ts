import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { answerTo, ask } from './ask'
import { parseXml } from './xml'

let storyId = ''
let listId = ''
let secretId = ''
let draftId = ''

beforeAll(async () => {
  const { id: creatorId } = await createUser({
    username: 'maren',
    name: 'Maren & Co',
    imageId: 'b'.repeat(24),
  })
  const publication = { slug: 'tidewater', name: 'Tidewater', domain: 'tide.example', domainVerifiedAt: 1 }
  const { id: collectionId } = await createCollection(publication)
  const story = { creatorId, collectionId, slug: 'open', previewImageId: 'a'.repeat(24) }
  storyId = (await createStory({ ...story, title: 'Open "it"' })).id ?? ''
  draftId = (await createStory({ creatorId, title: 'Draft', state: 'draft', isListed: false })).id ?? ''
  listId = (await createCatalog({ creatorId, slug: 'own', name: 'Own' }, [storyId])).id ?? ''
  secretId = (await createCatalog({ creatorId, slug: 'secret', visibility: 1 }, [storyId])).id ?? ''
  await createUser({ username: 'gone', isSuspended: true })
  await createUser({ username: 'sub', name: 'Sub', hasSubdomain: true })
})

const addressOf = (url: string, more: Record<string, string> = {}) =>
  `/oembed?${new URLSearchParams({ url, ...more })}`
const answerFor = async (url: string, more?: Record<string, string>) =>
  (await (await answerTo(addressOf(url, more))).json()) as Record<string, unknown>

describe('oEmbed', () => {
  test('answers for a story with a frame', async () => {
    const { response, context } = await ask(addressOf(`${ORIGIN}/p/${storyId}`))
    expect(response?.headers.get('content-type')).toBe('application/json')
    expect(response?.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response?.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Quire',
      provider_url: `${ORIGIN}/`,
      title: 'Open "it"',
      author_name: 'Maren & Co',
      author_url: `${ORIGIN}/@maren`,
      thumbnail_width: 680,
      width: 600,
      height: 240,
      html: `<iframe src="${ORIGIN}/embed/p/${storyId}" title="Open &quot;it&quot;" width="600" height="240" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    })
    expect(context.tags.header()).toContain(`post-${storyId}`)
  })

  test.each([
    ['on its publication’s domain', () => `https://tide.example/open-${storyId}`],
    ['with a former slug', () => `${ORIGIN}/tidewater/before-${storyId}?source=x#y`],
    ['below its writer', () => `${ORIGIN}/@maren/open-${storyId}`],
  ])('knows a story %s', async (_, address) => {
    expect(await answerFor(address())).toMatchObject({ title: 'Open "it"' })
  })

  test('answers for a list with a frame, and for people and publications with a badge', async () => {
    const { html, height } = await answerFor(`${ORIGIN}/@maren/list/own-${listId}`)
    expect([height, html]).toEqual([480, expect.stringContaining(`src="${ORIGIN}/embed/list/own-${listId}"`)])
    const badge = expect.stringContaining(`<a href="${ORIGIN}/@maren"><img src="${ORIGIN}/embed/follow.svg"`)
    expect(await answerFor(`${ORIGIN}/@maren`)).toMatchObject({ html: badge, width: 184, height: 36 })
    expect(await answerFor('https://sub.quire.example/')).toMatchObject({ title: 'Sub' })
    expect(await answerFor('https://tide.example')).toMatchObject({
      title: 'Tidewater',
      html: expect.stringContaining('<a href="https://tide.example/">'),
    })
  })

  test('keeps within the room that there is', async () => {
    const room = { maxwidth: '300', maxheight: '100' }
    const story = await answerFor(`${ORIGIN}/p/${storyId}`, room)
    expect(story).toMatchObject({
      width: 300,
      height: 100,
      html: expect.stringContaining('width="300" height="100"'),
    })
    expect(story).not.toHaveProperty('thumbnail_url')
    const badge = await answerFor(`${ORIGIN}/@maren`, { maxwidth: '92' })
    expect(badge).toMatchObject({
      width: 92,
      height: 18,
      html: expect.stringContaining('width="92" height="18"'),
    })
  })

  test.each([
    ['another site', () => 'https://elsewhere.example/p/0123456789ab'],
    ['a host that looks like ours', () => `https://quire.example.evil.example/p/${storyId}`],
    ['another scheme', () => `javascript:${ORIGIN}/p/${storyId}`],
    ['a path', () => `/p/${storyId}`],
    ['somebody’s draft', () => `${ORIGIN}/p/${draftId}`],
    ['a private list', () => `${ORIGIN}/@maren/list/secret-${secretId}`],
    ['somebody who is suspended', () => `${ORIGIN}/@gone`],
    ['nobody', () => `${ORIGIN}/@nobody`],
    ['another page', () => `${ORIGIN}/search`],
    ['the way in', () => `${ORIGIN}/m/signin`],
  ])('has nothing for %s', async (_, address) => {
    const response = await answerTo(addressOf(address()))
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  })

  test.each([
    ['/oembed', 400],
    ['/oembed?url=', 400],
    [addressOf(`${ORIGIN}/@maren`, { maxwidth: '-1' }), 400],
    [addressOf(`${ORIGIN}/@maren`, { maxheight: 'tall' }), 400],
    [addressOf(`${ORIGIN}/${'x'.repeat(2048)}`), 400],
    [addressOf(`${ORIGIN}/@maren`, { format: 'xml' }), 501],
  ])('refuses %s', async (path, status) => {
    expect((await answerTo(path)).status).toBe(status)
  })

  test('tells nobody of a story that is withheld somewhere', async () => {
    const { id } = await createStory({ title: 'Withheld' })
    await env.DB.prepare('UPDATE post SET withheld_in = \'["DE"]\' WHERE id = ?').bind(id).run()
    expect((await answerTo(addressOf(`${ORIGIN}/p/${id}`))).status).toBe(404)
  })
})

describe('what other sites load', () => {
  test.each(['follow', 'subscribe'])('the badge that says %s is a picture with words', async (kind) => {
    const response = await answerTo(`/embed/${kind}.svg`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const { name, text } = parseXml(await response.text())
    expect([name, text.toLowerCase()]).toEqual(['svg', `${kind} on quire`])
  })

  test('the script may be loaded anywhere', async () => {
    const { headers } = await answerTo('/embed.js')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})
