import { expect, test } from 'vitest'
import { ROUTES, type RouteName } from '../../schema/routes/index'
import { addressOf } from '../support/addresses'
import { refusedByGrammar } from '../support/feeds/atom'
import { ask } from '../support/http'

/* Rule: docs/rules/feeds.md, "Other forms". */

const ATOM = Object.keys(ROUTES).filter((name) => name.endsWith('FeedAtom')) as RouteName[]

const valuesOf = (text: string, what: RegExp): string[] =>
  [...text.matchAll(what)].map(([, value]) => value ?? '')

test('every public feed has Atom', () => {
  const feeds = Object.values(ROUTES).filter(
    ({ kind, path }) => kind === 'feed' && !/\.(?:json|atom)$/.test(path),
  )
  // All but the private one.
  expect(ATOM).toHaveLength(feeds.length - 1)
})

test.each(ATOM)('%s is what RFC 4287 demands', async (name) => {
  const path = addressOf(name)
  const { status, headers, text } = await ask(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  expect(refusedByGrammar(text)).toBeUndefined()
  // What a grammar can’t say: ids are unique, and addresses are absolute.
  const ids = valuesOf(text, /<id>([^<]*)<\/id>/g)
  expect(new Set(ids).size).toBe(ids.length)
  for (const address of [...ids, ...valuesOf(text, /<link [^>]*href="([^"]*)"/g)])
    expect(new URL(address).protocol).toMatch(/^https?:$/)
  expect(valuesOf(text, /<link rel="self"[^>]*href="([^"]*)"/g)).toHaveLength(1)
  const again = await ask(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('the grammar refuses what isn’t Atom', async () => {
  const { text } = await ask(addressOf('UserFeedAtom'))
  const [id = ''] = /<entry>.*?<id>[^<]*<\/id>/s.exec(text) ?? []
  const broken = [
    text.replace(id, '<entry>'),
    text.replace(/<author>.*?<\/author>/gs, ''),
    text.replace(/<updated>[^<]*/, '<updated>yesterday'),
    text.replace(/(<title>[^<]*<\/title>)/, '$1$1'),
    text.replace('type="html"', 'type="markdown"'),
  ]
  for (const source of broken) {
    expect(source).not.toBe(text)
    expect(refusedByGrammar(source)).toMatch(/^XmlValidateError|Error/)
  }
})
