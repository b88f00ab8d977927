import { describe, expect, test } from 'vitest'
import { predefinedId } from '../../../schema/routes/catalog-id'
import { demoId } from '../../../worker/commands/demo/ids'
import { ask } from '../../support/http'
import { sessionCookie } from '../../support/session-cookie'

const as = (person: string) => {
  const { name, value } = sessionCookie(person)
  return { headers: { cookie: `${name}=${value}` } }
}
const addressOf = (username: string, slug: string) => `/@${username}/list/${slug}-${demoId('catalog', slug)}`
const names = (text: string): string[] =>
  [...text.matchAll(/<article[^>]*>.*?<h2[^>]*><a[^>]*>([^<]*)</gs)].map(([, name = '']) => name)

describe('a person’s lists', () => {
  test('are a tab of their profile, without the private ones', async () => {
    const { status, text } = await ask('/@maren/lists')
    expect([status, names(text)]).toEqual([200, ['Before going out', 'By the water']])
    expect(text).toMatch(/<a href="\/@maren\/lists"[^>]*aria-current="page"[^>]*>Lists</)
    expect((await ask('/@maren')).text).toContain('href="/@maren/lists"')
  })

  test('are theirs to see, if they are private', async () => {
    const secret = addressOf('maren', 'to-ask-about')
    expect((await ask(secret)).status).toBe(404)
    expect((await ask(secret, as('reader'))).status).toBe(404)
    const { status, text } = await ask(secret, as('maren'))
    expect([status, text.includes('Only you can see this list.')]).toEqual([200, true])
  })

  test('are found by search, which leads to their own pages', async () => {
    const { text } = await ask('/search/lists?q=sunday%20mornings')
    expect(text).toContain(`href="${addressOf('reader', 'sunday-mornings')}"`)
    expect((await ask('/search/lists?q=reading%20list')).text).not.toContain(
      predefinedId(demoId('user', 'reader'), 'reading-list'),
    )
  })
})

test('a list’s page has the code of a frame, and the frame is there', async () => {
  const { text } = await ask(addressOf('reader', 'sunday-mornings'))
  const [, path = ''] = /iframe src=&quot;https?:\/\/[^/]*(\/embed\/list\/[^&]*)&quot;/.exec(text) ?? []
  const { status, cookies, headers } = await ask(path)
  expect([status, cookies]).toEqual([200, []])
  expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
})

test('the viewer’s own lists are all there, private ones too, and nobody else’s', async () => {
  const { text } = await ask('/me/lists', as('reader'))
  expect(names(text)).toEqual(['Reading list', 'Resume reading', 'Sunday mornings'])
  expect(text.match(/>Private</g)).toHaveLength(2)
  const { status, text: list } = await ask('/me/list/reading-list', as('reader'))
  expect([status, list.includes('Only you can see this list.')]).toEqual([200, true])
  const { text: purchased } = await ask('/me/list/purchased', as('reader'))
  expect(purchased).toContain('You haven’t bought any stories.')
  expect((await ask('/me/list/before-going-out', as('reader'))).status).toBe(404)
  const { headers } = await ask('/me/lists')
  expect(headers.get('location')).toMatch(/\/m\/signin\?redirectUrl=%2Fme%2Flists$/)
})
