import { describe, expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { newReader } from './by-mail'
import { COOKIE, connect, knownBrowser, SERVICES } from './support/known-browser'

const unescaped = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** The query of the first link to Google's visits. */
const googleLink = (html: string): Record<string, string> => {
  const [, query = ''] = /href="\/m\/connect\/google\?([^"]*)"/.exec(html) ?? []
  return Object.fromEntries(new URLSearchParams(unescaped(query)))
}

describe('the sign-in page', () => {
  test('passes on where it was opened, and where to go afterwards', async () => {
    const query = 'operation=register&redirectUrl=%2Fme&actionUrl=%2Fp%2F1%3Fx%3D1&susiEntry=newsletter_promo'
    const response = await newReader({ env: SERVICES }).get(`/m/signin?${query}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(googleLink(html)).toMatchObject({
      operation: 'register',
      redirectUrl: '/p/1?x=1',
      actionUrl: '/p/1?x=1',
      source: 'newsletter_promo',
    })
    expect(html).toContain('Your email address will be shared with the writer or publication.')
  })

  test('leads signed-in people to what they meant to do', async () => {
    const user = await createUser()
    const visit = newReader()
    await visit.signIn(user.id)
    const response = await visit.get('/m/signin?redirectUrl=%2Fme&actionUrl=%2Fexplore-topics')
    expect(response.headers.get('location')).toContain(encodeURIComponent('/explore-topics'))
  })

  test('doesn’t show text from its address', async () => {
    const visit = newReader({ env: SERVICES })
    const html = await (await visit.get('/m/signin?susiEntry=%3Cb%3Ehello%20you')).text()
    expect(googleLink(html)).not.toHaveProperty('source')
    expect(html).not.toContain('hello you')
  })
})

describe.each(['/m/signin', '/m/signin?operation=expired-link', '/unrecognized-account'])('%s', (path) => {
  test('offers the previously used account, even without script, and is never stored', async () => {
    const { user, cookie, email } = await knownBrowser({ name: 'Rosa Lindgren' })
    await connect(user.id, 'google')
    const visit = newReader({ env: SERVICES })
    visit.cookies().set(COOKIE, cookie)
    const response = await visit.get(path)
    const html = await response.text()
    expect(html).toContain('Used in this browser before')
    expect(html).toContain('r•••@q•••.test')
    expect(googleLink(html)).toMatchObject({ operation: 'login' })
    for (const secret of [email, 'Rosa', user.username]) expect(html).not.toContain(secret)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('doesn’t mention it to a browser that remembers nobody', async () => {
    const html = await (await newReader({ env: SERVICES }).get(path)).text()
    expect(html).not.toContain('Used in this browser before')
  })
})

test('offers nobody to people who sign up', async () => {
  const { visit } = await knownBrowser()
  const html = await (await visit.get('/m/signin?operation=register')).text()
  expect(html).not.toContain('Used in this browser before')
})
