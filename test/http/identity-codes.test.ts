import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ask } from '../support/http'
import { type Site, startSite } from '../support/site'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  code?: string
  link?: string
}

/** A browser that keeps the cookies of one site. */
function newBrowser(site: string) {
  const jar = new Map<string, string>()
  async function send(path: string, method = 'GET', headers: Record<string, string> = {}, body?: string) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(path, {
      site,
      method,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { body }),
    })
    for (const line of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0\b/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    send,
    async graphql(query: string, variables: object = {}) {
      const xsrf = jar.get('xsrf')
      const headers = {
        'content-type': 'application/json',
        origin: site,
        ...(xsrf ? { 'x-xsrf-token': xsrf } : {}),
      }
      const answer = await send('/_/graphql', 'POST', headers, JSON.stringify({ query, variables }))
      return { status: answer.status, ...JSON.parse(answer.text) }
    },
  }
}

/** A cookie as it was set. Its attributes may come in any order. */
function attributesOf(line: string) {
  const [pair = '', ...attributes] = line.split('; ')
  const [name, value] = pair.split('=')
  return { name, value, attributes: attributes.toSorted() }
}

const SEND = `mutation ($email: String!, $operation: String!, $captchaValue: String) {
  sendAcctAuthEmail(email: $email, operation: $operation, captchaValue: $captchaValue, type: "LOGIN_CODE") {
    __typename ... on SusiMethod { value } ... on UserError { message }
  }
}`
const VERIFY = `mutation ($code: String!) {
  verifyLoginCode(loginCode: $code) { __typename ... on Token { value } ... on UserError { message } }
}`

describe('with a code', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ demo: inject('demo') })
  })
  afterAll(() => site.stop())

  const newest = async (): Promise<Mail | undefined> => {
    const answer = await ask('/_/dev/mail', { site: site.url, headers: { accept: 'application/json' } })
    return (JSON.parse(answer.text) as Mail[])[0]
  }

  async function advance(advanceMs: number): Promise<void> {
    const answer = await ask('/_/dev/clock', {
      site: site.url,
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    })
    expect(answer.status, answer.text).toBe(200)
  }

  async function askFor(email: string, operation = 'login') {
    const browser = newBrowser(site.url)
    const variables = { email, operation, captchaValue: 'dev-pass' }
    const { data } = await browser.graphql(SEND, variables)
    expect(data.sendAcctAuthEmail).toEqual({ __typename: 'SusiMethod', value: operation })
    const mail = await newest()
    expect(mail).toMatchObject({ to: email, code: expect.stringMatching(/^[0-9]{6}$/) })
    return { browser, code: mail?.code ?? '', link: mail?.link ?? '' }
  }

  test.each(['reader', 'writer', 'member', 'friend', 'editor', 'staff', 'suspended'])(
    'the demo’s %s signs in',
    async (name) => {
      const { browser, code } = await askFor(`${name}@quire.test`)
      const { data } = await browser.graphql(VERIFY, { code })
      const path = `/m/callback/authenticate?token=${data.verifyLoginCode.value}&operation=login`
      const answer = await browser.send(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site.url}/`])
      expect(answer.cookies.map(attributesOf)).toEqual(
        expect.arrayContaining([
          {
            name: '__Host-session',
            value: expect.stringMatching(/^[\w-]{43}\.[\w-]+$/),
            attributes: [
              'HttpOnly',
              expect.stringMatching(/^Max-Age=\d+$/),
              'Path=/',
              'SameSite=Lax',
              'Secure',
            ],
          },
          {
            name: 'xsrf',
            value: expect.stringMatching(/^[0-9a-f]{64}$/),
            attributes: [expect.stringMatching(/^Max-Age=\d+$/), 'Path=/', 'SameSite=Lax', 'Secure'],
          },
        ]),
      )
      const viewer = await browser.graphql('{ viewer { id emailObfuscated } }')
      expect(viewer.data.viewer.emailObfuscated).toContain('@quire.test')
      browser.jar.set('xsrf', 'tossed-in')
      expect((await browser.graphql('mutation { cancelEmailChange { __typename } }')).status).toBe(403)
    },
  )

  test('a new person signs up with the link in their mail, on another device', async () => {
    const { link } = await askFor('newcomer@quire.test', 'register')
    const phone = newBrowser(site.url)
    const { pathname, search } = new URL(link)
    const led = new URL((await phone.send(pathname + search)).headers.get('location') ?? '')
    const page = await phone.send(led.pathname + led.search)
    expect([page.status, page.text.includes('action="/m/callback/email"')]).toEqual([200, true])
    const [field = ''] = /<input[^>]*name="token"[^>]*>/.exec(page.text) ?? []
    const token = /value="([\w-]{43})"/.exec(field)?.[1] ?? ''
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url }
    const answer = await phone.send('/m/callback/email', 'POST', headers, `token=${token}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site.url}/get-started/name`])
    expect((await phone.graphql('{ viewer { name } }')).data).toEqual({ viewer: { name: 'New reader' } })
  })

  test('of 200 wrong ones at once six are checked, and the link still works', async () => {
    const { browser, code, link } = await askFor('reader@quire.test')
    const wrong = Array.from({ length: 200 }, (_, i) => String((Number(code) + i + 1) % 1e6).padStart(6, '0'))
    const answers = await Promise.all(wrong.map((guess) => browser.graphql(VERIFY, { code: guess })))
    const kinds = answers.map(({ data }) => data.verifyLoginCode.__typename)
    expect(kinds.filter((kind) => kind === 'BadRequest')).toHaveLength(6)
    expect(kinds.filter((kind) => kind === 'RateLimited')).toHaveLength(194)
    const told = answers
      .map(({ data }) => data.verifyLoginCode)
      .filter(({ __typename: kind }) => kind === 'RateLimited')
    expect(new Set(told.map(({ message }) => message))).toEqual(
      new Set(['Too many wrong codes. Please wait 1 minute and try again, or use the link in the email.']),
    )
    const answer = await browser.send(`/m/callback/email${new URL(link).search}`, 'POST', {
      origin: site.url,
    })
    expect(answer.headers.get('location')).toBe(`${site.url}/`)
  })

  test('follows the development clock', async () => {
    const { browser, code } = await askFor('writer@quire.test')
    await advance(10 * 60_000)
    const { data } = await browser.graphql(VERIFY, { code })
    expect(data.verifyLoginCode).toEqual({ __typename: 'NotFound', message: 'Invalid code.' })
  })
})
