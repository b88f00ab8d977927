import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { NAME } from '../../schema/brand/name'
import { ask } from '../support/http'
import { ANSWERED_PAGES } from '../support/pages'
import { signInPeople } from '../support/session'
import { cookiesOf } from '../support/session-cookie'
import { type Site, startSite } from '../support/site'

/* A site with another name has no trace of ours. Rule: docs/operate.md, "Make it yours". */

const OTHER = 'Folio'

let site: Site
beforeAll(async () => {
  site = await startSite({
    demo: inject('demo'),
    vars: { PRODUCT_NAME: OTHER, SECURITY_CONTACT: 'mailto:security@folio.example' },
  })
  await signInPeople(site.bindings.DB, new URL(site.url).host)
})
afterAll(() => site.stop())

/** What surrounds the name, wherever a text has it. The demo's people have their mail at quire.test. */
const traces = (text: string): string[] =>
  text.replaceAll('@quire.test', '').match(new RegExp(`.{0,50}(?<![a-z])${NAME}.{0,30}`, 'gi')) ?? []

test('traces are found, and other words aren’t', () => {
  expect(traces(`two ${NAME}s\n"quire-own"\nQUIRE`).length).toBe(3)
  expect(traces('require, requires, acquired, someone@quire.test')).toEqual([])
})

test.each(ANSWERED_PAGES)('%s', async (_, { path, viewer, status }) => {
  const answer = await ask(path, { site: site.url, headers: cookiesOf(viewer) })
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(OTHER)
  expect([traces(answer.text), traces(JSON.stringify([...answer.headers]))]).toEqual([[], []])
})

describe('what isn’t a page', () => {
  test.each([
    '/manifest.json',
    '/osd.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap/sitemap.xml',
    '/favicon.svg',
    '/mark.svg',
    '/drawing.svg',
    '/feed/@maren',
  ])('%s', async (path) => {
    const { status, text } = await ask(path, { site: site.url })
    expect([status, traces(text)]).toEqual([200, []])
  })
})
