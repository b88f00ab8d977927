import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { postSegment } from '../../../schema/rules/slug'
import { seriesWording } from '../../../schema/wording/series'
import { userWording } from '../../../schema/wording/user'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { requestPurge } from '../../../worker/edge-cache/request-purge'
import { NOON } from '../../factories/ids'
import { createSequence } from '../../factories/sequence'
import { signedIn } from '../../factories/signed-in'
import { createStory, type NewPost } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { change } from './support'

const MAIN = 'https://quire.example'

let ada: Awaited<ReturnType<typeof signedIn>>
let stories: readonly NewPost[]
let tides: string
/** The second, which nobody sees, stays without a number. */
const HIDDEN = 1

const read = async (path: string, visit = newVisit()) => {
  const response = await visit.get(path)
  const { status, headers } = response
  return { status, headers, location: headers.get('location'), text: await response.text() }
}
const segmentOf = (i: number) => postSegment(stories[i]?.slug ?? '', stories[i]?.id ?? '')
const storyAddress = (i: number) => `/@ada/${segmentOf(i)}`
const linkOf = (text: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&')
const headings = (text: string) =>
  [...text.matchAll(/<h2[^>]*>(?:<a[^>]*>)?(?:<span[^>]*>.*?<\/span>)?([^<]*)</g)].map(
    ([, title = '']) => title,
  )
const numbers = (text: string) => [...text.matchAll(/Part (\d+):/g)].map(([, number]) => Number(number))

beforeAll(async () => {
  ada = await signedIn({ username: 'ada', name: 'Ada' })
  const creatorId = ada.user.id
  stories = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((title, i) =>
      createStory({
        creatorId,
        title,
        slug: title.toLowerCase(),
        readingTime: 120,
        firstPublishedAt: NOON - i,
        ...(i === HIDDEN ? { state: 'draft', isListed: false } : {}),
      }),
    ),
  )
  const { id } = await createSequence(
    { creatorId, title: 'Tides', slug: 'tides', description: 'How they go.' },
    stories.map((story) => story.id),
  )
  tides = `/s/tides-${id}`
})

describe('the page of a series', () => {
  test('has the parts that readers see, numbered in their order', async () => {
    const { status, text } = await read(tides)
    expect(status).toBe(200)
    expect(headings(text)).toEqual(['One', 'Three', 'Four'])
    expect(numbers(text)).toEqual([1, 2, 3])
    expect(text).toContain(seriesWording.by('Ada'))
    expect(text).toContain('3 parts')
    expect(text).toContain('6 min read')
    expect(linkOf(text, 'canonical')).toBe(MAIN + tides)
    expect(text).toContain(`href="${tides}/${segmentOf(0)}"`)
    expect(text).toContain('"@type":"CreativeWorkSeries"')
  })

  test('goes on from key to key with its numbers', async () => {
    const { id: creatorId } = await createUser({ username: 'long' })
    const many = await Promise.all(Array.from({ length: 52 }, () => createStory({ creatorId })))
    const { id } = await createSequence(
      { creatorId, slug: 'long' },
      many.map((story) => story.id),
    )
    const first = await read(`/s/long-${id}`)
    expect(numbers(first.text)).toHaveLength(50)
    expect(first.text).toContain(seriesWording.start)
    const next = linkOf(first.text, 'next')?.replace(MAIN, '') ?? ''
    const second = await read(next)
    expect(numbers(second.text)).toEqual([51, 52])
    expect(second.text).not.toContain(seriesWording.start)
  })

  test('has one address, to which its id and those of its stories lead', async () => {
    const id = tides.slice(-12)
    for (const path of [`/s/${id}`, `/s/waves-${id}`, `/series/${id}`, `/series/tides-${id}`])
      expect(await read(path), path).toMatchObject({ status: 301, location: tides })
    expect(await read(`/series/${segmentOf(2)}`)).toMatchObject({ status: 302, location: tides })
    for (const path of ['/s/tides', '/s/0123456789ab', '/series/0123456789ab'])
      expect((await read(path)).status, path).toBe(404)
  })

  test('of a draft is its writer’s alone, and of a deleted series nobody’s', async () => {
    const creatorId = ada.user.id
    const draft = await createSequence({ creatorId, slug: 'draft', title: 'Secret', publishedAt: null })
    const path = `/s/draft-${draft.id}`
    const other = await signedIn()
    for (const visit of [newVisit(), other.visit]) {
      const { status, text } = await read(path, visit)
      expect([status, text.includes('Secret')]).toEqual([404, false])
    }
    const own = await read(path, ada.visit)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(own.text).toContain(seriesWording.onlyYou)
    expect(own.text).toContain('name="robots" content="noindex"')
    expect(own.text).not.toContain(seriesWording.share.open)
    expect((await read(`${path}/edit`, ada.visit)).status).toBe(200)
    expect((await read(`${path}/edit`, other.visit)).status).toBe(404)
    await change(ada.visit, 'deleteSequence', { sequenceId: draft.id })
    for (const address of [path, `${path}/edit`])
      expect((await read(address, ada.visit)).status, address).toBe(404)
  })

  test('is not there while its writer is suspended or has closed the account', async () => {
    for (const given of [{ isSuspended: true }, { deactivatedAt: NOON }]) {
      const { id: creatorId } = await createUser(given)
      const story = await createStory({ creatorId: ada.user.id })
      const { id } = await createSequence({ creatorId, slug: 'gone' }, [story.id])
      expect((await read(`/s/gone-${id}`)).status).toBe(404)
      const { text } = await read(`/@ada/${postSegment(story.slug ?? '', story.id)}`)
      expect(text).not.toContain('Part 1 of 1')
    }
  })

  test('says that there is nothing to read', async () => {
    const { id } = await createSequence({ creatorId: ada.user.id, slug: 'empty' }, [
      stories[HIDDEN]?.id ?? '',
    ])
    const { status, text } = await read(`/s/empty-${id}`)
    expect([status, text.includes(seriesWording.empty)]).toEqual([200, true])
    expect(text).toContain('name="robots" content="noindex"')
  })
})

describe('a story that is part of a series', () => {
  test('shows its place, and leads to the parts around it', async () => {
    const { text } = await read(storyAddress(2))
    expect(text).toMatch(/Part 2 of 3 of (<!-- -->)?<a href="\/s\/tides-[^"]*"[^>]*>Tides</)
    expect(text).toMatch(new RegExp(`href="${tides}/${segmentOf(0)}"[^>]*><span[^>]*>Previous part<`))
    expect(text).toMatch(new RegExp(`href="${tides}/${segmentOf(3)}"[^>]*><span[^>]*>Next part<`))
  })

  test('is shown within the series, and is canonical at its own address', async () => {
    const { status, text } = await read(`${tides}/${segmentOf(0)}`)
    expect([status, linkOf(text, 'canonical')]).toEqual([200, MAIN + storyAddress(0)])
    const id = stories[0]?.id ?? ''
    expect(await read(`${tides}/${id}`)).toMatchObject({ status: 301, location: `${tides}/${segmentOf(0)}` })
    const renamed = tides.replace('tides', 'waves')
    expect(await read(`${renamed}/${segmentOf(0)}`)).toMatchObject({
      status: 301,
      location: `${tides}/${segmentOf(0)}`,
    })
  })

  test('of another series is shown at its own address', async () => {
    const other = await createStory({ creatorId: ada.user.id, slug: 'other' })
    const segment = postSegment('other', other.id)
    expect(await read(`${tides}/${segment}`)).toMatchObject({ status: 302, location: `/@ada/${segment}` })
  })

  test('in several series has a place in the named one, or else in the first', async () => {
    const { id: creatorId } = ada.user
    const both = await createStory({ creatorId, slug: 'both' })
    const segment = postSegment('both', both.id)
    const first = await createSequence({ creatorId, title: 'First', slug: 'first' }, [both.id])
    const second = await createSequence(
      { creatorId, title: 'Second', slug: 'second', publishedAt: NOON + 1 },
      [stories[0]?.id ?? '', both.id],
    )
    expect((await read(`/@ada/${segment}`)).text).toContain(`href="/s/first-${first.id}"`)
    const { text } = await read(`/s/second-${second.id}/${segment}`)
    expect(text).toContain('Part 2 of 2')
    expect(text).toContain(`href="/s/second-${second.id}"`)
  })

  test('is purged when the series is hidden', async () => {
    const { id: creatorId } = ada.user
    const story = await createStory({ creatorId, slug: 'kept' })
    const { id: sequenceId } = await createSequence({ creatorId, title: 'Low', slug: 'low' }, [story.id])
    const visit = newVisit()
    const paths = [`/s/low-${sequenceId}`, `/@ada/kept-${story.id}`, '/@ada/series']
    for (const path of paths) {
      expect((await read(path, visit)).text, path).toContain('Low')
      await expect
        .poll(async () => (await read(path, visit)).headers.get('x-edge-cache'), { message: path })
        .toBe('HIT')
    }
    await change(ada.visit, 'unpublishSequence', { sequenceId })
    const ctx = createExecutionContext()
    await requestPurge(env, ctx, { now: () => Date.now() })
    await waitOnExecutionContext(ctx)
    for (const path of paths) expect((await read(path, visit)).text, path).not.toContain('>Low<')
  })
})

describe('lists of series', () => {
  test('of a person have the published ones, the latest change first', async () => {
    const { id: creatorId } = await createUser({ username: 'bea', name: 'Bea' })
    for (let i = 0; i < 12; i++) {
      const publishedAt = i === 5 ? null : 1
      await createSequence({ creatorId, title: `No. ${i}`, updatedAt: NOON + i, publishedAt })
    }
    const first = await read('/@bea/series')
    expect(headings(first.text)).toEqual([11, 10, 9, 8, 7, 6, 4, 3, 2, 1].map((i) => `No. ${i}`))
    const next = linkOf(first.text, 'next')?.replace(MAIN, '') ?? ''
    expect(headings((await read(next)).text)).toEqual(['No. 0'])
    await createUser({ username: 'cleo', name: 'Cleo' })
    expect((await read('/@cleo/series')).text).toContain(userWording.noSeries('Cleo'))
  })

  test('of the viewer have those in each state', async () => {
    const { user, visit } = await signedIn()
    const of = { creatorId: user.id }
    expect((await read('/me/series', visit)).text).toContain(yourSeriesWording.none.all)
    await createSequence({ ...of, title: 'Public', updatedAt: NOON + 2 })
    await createSequence({ ...of, title: 'Draft', publishedAt: null })
    await createSequence({ ...of, title: 'Deleted', deletedAt: NOON })
    for (const [path, titles] of [
      ['/me/series', ['Public', 'Draft']],
      ['/me/series/drafts', ['Draft']],
      ['/me/series/public', ['Public']],
      ['/me/series/deleted', ['Deleted']],
    ] as const) {
      const { text } = await read(path, visit)
      const shown = headings(text).filter((title) => ['Public', 'Draft', 'Deleted'].includes(title))
      expect(shown, path).toEqual(titles)
    }
    expect(await read('/me/series/scheduled', visit)).toMatchObject({ status: 302, location: '/me/series' })
    expect((await read('/me/series')).location).toMatch(/\/m\/signin\?redirectUrl=%2Fme%2Fseries$/)
  })
})

test('a series is shared by the forms of other services, unless it is a draft', async () => {
  const { status, location } = await read(`${tides}/share/twitter`)
  const { searchParams } = new URL(location ?? '')
  expect([status, searchParams.get('text'), searchParams.get('url')]).toEqual([302, 'Tides', MAIN + tides])
  expect((await read(`${tides}/share/copy`)).location).toBe(MAIN + tides)
  const draft = await createSequence({ creatorId: ada.user.id, publishedAt: null })
  expect((await read(`/s/${draft.id}/share/twitter`, ada.visit)).status).toBe(404)
})
