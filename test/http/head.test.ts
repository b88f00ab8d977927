import { expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { ask } from '../support/http'

/** The content of each meta element, by its name or property. */
const metas = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value],
    ),
  )

test('a story says to others what it is', async () => {
  const { text } = await ask(DEMO.story)
  const address = inject('site').replace('127.0.0.1', 'localhost') + DEMO.story
  const title = 'The tide turns around a point'
  expect(text).toContain(`<title>${title}`)
  expect(text).toContain(`<link rel="canonical" href="${address}">`)
  const said = metas(text)
  expect(said.get('og:title')).toContain(title)
  expect(said.get('og:type')).toBe('article')
  expect(said.get('og:url')).toBe(address)
  expect(said.get('description')?.length).toBeGreaterThan(20)
  expect(said.get('og:description')).toBe(said.get('description'))
  expect(said.get('article:published_time')).toMatch(/^2026-\d\d-\d\dT/)

  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: address,
    author: { '@type': 'Person', name: expect.stringMatching(/\w/), url: expect.stringMatching(/\/@\w+$/) },
    publisher: { '@type': 'Organization', name: 'Tidewater' },
    datePublished: expect.stringMatching(/^2026-/),
    isAccessibleForFree: true,
  })

  const card = await ask(new URL(said.get('og:image') ?? '').pathname, { method: 'HEAD' })
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
})
