import { describe, expect, test } from 'vitest'
import { foreignPictureUrl } from '../../../schema/rules/images'
import { createKeys } from '../../../worker/services/identity/keys'
import { foreignIdOf, withForeignIds } from '../../../worker/services/media/foreign-pictures'
import { createCollection } from '../../factories/collection'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const keys = createKeys(AUTH_SECRET)

describe('a body as it is shown', () => {
  const source = 'https://pictures.example.org/poster.png'
  const image = {
    type: 'IMG' as const,
    name: 'img1',
    text: '',
    markups: [],
    alt: 'A boat',
    layout: 'inset' as const,
  }
  const card = {
    type: 'MIXTAPE_EMBED' as const,
    name: 'film',
    href: 'https://pictures.example.org/film.mp4',
    title: 'Film',
    description: '',
    site: '',
  }

  test('names the pictures that stay at their source, and no others', async () => {
    const own = 'a'.repeat(24)
    const player = { kind: 'video' as const, poster: source }
    const foreignId = await foreignIdOf(keys, source)
    const body = [
      paragraph('Text'),
      { ...image, src: source },
      { ...image, imageId: own },
      { ...card, player },
      { ...card, player, imageId: own },
      card,
    ]
    const shown = await withForeignIds(keys, body)
    expect(shown).toEqual(body.map((each, i) => (i === 1 || i === 3 ? { ...each, foreignId } : each)))
  })

  test('is what readers get, on the page and in the feed', async () => {
    const { id: creatorId, username } = await createUser()
    const story = await createStory({ creatorId, body: [paragraph('Text'), { ...image, src: source }] })
    const foreignId = await foreignIdOf(keys, source)
    const visit = newVisit()
    const { data } = await visit.ask('query($id: ID!) { post(id: $id) { content { body } } }', {
      id: story.id,
    })
    expect(data).toMatchObject({ post: { content: { body: [{}, { src: source, foreignId }] } } })
    const feed = await (await visit.get(`/feed/@${username}`)).text()
    expect(feed).toMatch(/<img src="https:\/\/quire\.example\/_\/image\/resample-w1192\/[0-9a-f]{32}-[\w-]+"/)
    expect(feed).not.toContain(source)
  })
})

test('the texts about a person and about a publication name them too', async () => {
  const source = 'https://pictures.example.org/about.png'
  const picture = {
    type: 'IMG' as const,
    name: 'img1',
    text: '',
    markups: [],
    alt: '',
    layout: 'inset' as const,
  }
  const body = [paragraph('Text'), { ...picture, src: source }]
  const { id: userId } = await createUser({ about: body })
  const { id: collectionId } = await createCollection({ about: body })
  const { data } = await newVisit().ask(
    'query($u: ID!, $c: ID!) { user(id: $u) { about } collection(id: $c) { about } }',
    { u: userId, c: collectionId },
  )
  const shown = [{}, { src: source, foreignId: await foreignIdOf(keys, source) }]
  expect(data).toMatchObject({
    user: { about: shown },
    collection: { about: shown },
  })
})

describe('somebody who writes', () => {
  const path = (url: string) => `/_/foreign-picture?${new URLSearchParams({ url })}`
  const signedIn = async () => {
    const visit = newVisit()
    await visit.signIn((await createUser()).id)
    return visit
  }

  test('is led to a picture at its source by way of us', async () => {
    const source = 'https://pictures.example.org/draft.png?size=large&lang=ä'
    const response = await (await signedIn()).get(path(source))
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      foreignPictureUrl(await foreignIdOf(keys, source)),
    ])
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400')
  })

  test('has to be signed in, and to name an address of the web', async () => {
    expect((await newVisit().get(path('https://pictures.example.org/a.png'))).status).toBe(401)
    const visit = await signedIn()
    for (const url of [
      '',
      'javascript:x',
      'data:image/png;base64,AA',
      `https://x.example/${'a'.repeat(2048)}`,
    ])
      expect((await visit.get(path(url))).status, url).toBe(400)
  })
})
