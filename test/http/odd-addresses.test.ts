import { beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { ask, rootAttribute } from '../support/http'

describe('an address without a route', () => {
  // The 404 page's own parts are in memory then, so later requests take another path than the first.
  beforeAll(async () => {
    expect((await ask('/nobody-ever-wrote-this')).status).toBe(404)
  })

  test.each(['/%', '/tag/%', '/@%ff', '/feed/%zz', '/tag/a%20b', '/a/b/c/d/', '//evil.example/', '/x.y/'])(
    '%s is the 404 page',
    async (path) => {
      const { status, headers, text } = await ask(path)
      expect([status, headers.get('location'), rootAttribute(text, 'data-page')]).toEqual([
        404,
        null,
        'not-found',
      ])
    },
  )

  test('is distinguished from a route of that name in another case', async () => {
    const { status, text } = await ask('/TOP-STORIES')
    expect([status, rootAttribute(text, 'data-page')]).toEqual([404, 'not-found'])
  })
})

describe('a response that isn’t a page', () => {
  test.each(['/me', '/topics', '/m/app'])('%s says that the cache wasn’t involved', async (path) => {
    expect((await ask(path)).headers.get('x-edge-cache')).toBe('BYPASS')
  })

  test('keeps the source of a reader who is redirected', async () => {
    const { cookies } = await ask('/topics?source=letter')
    expect(cookies).toEqual([expect.stringMatching(/^source=letter; /)])
  })
})

describe('a host of a person’s own', () => {
  const host = `aiko.localhost:${new URL(inject('site')).port}`
  const there = (path: string) => ask(path, { headers: { host } })

  test('shows the person', async () => {
    const { status, text } = await there('/')
    expect([status, rootAttribute(text, 'data-page')]).toEqual([200, 'user-profile'])
  })

  test('redirects somebody else’s story to its host', async () => {
    const { status, headers } = await there(DEMO.ownStory.replace('/@noor', ''))
    expect([status, new URL(headers.get('location') ?? '').pathname]).toEqual([301, DEMO.ownStory])
  })

  test.each(['/latest', '/follow'])('leads %s to the profile here', async (path) => {
    const { status, headers } = await there(path)
    expect([status, headers.get('location')]).toEqual([302, '/'])
  })

  test('leads to the feed on the main host', async () => {
    const { headers } = await there('/feed')
    expect(new URL(headers.get('location') ?? '').pathname).toBe('/feed/@aiko')
  })
})
