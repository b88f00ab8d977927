import { describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser'
import { useProviderSite } from '../support/provider-site'

const { open } = useBrowser()
const { siteUrl, providers } = useProviderSite(open, {
  FLAGS: JSON.stringify({ enable_google_one_tap: true }),
})

const isSignedIn = async (context: Awaited<ReturnType<typeof open>>['context']) =>
  (await context.cookies(siteUrl())).some(({ name }) => name === '__Host-session')

describe('a browser', () => {
  test.each([
    ['google', '/m/connect/google'],
    // A POST from another site's page, with which a browser sends none of our cookies.
    ['apple', '/m/start-auth/apple'],
    ['facebook', '/m/connect/facebook'],
    ['twitter', '/m/account/authenticate-twitter'],
  ])('goes to %s, and comes back signed in', async (provider, start) => {
    const { page, context } = await open({ baseURL: siteUrl() })
    await page.goto(`${start}?operation=register&redirectUrl=/explore-topics`)
    await page.fill('input[name=login]', `browser-${provider}`)
    const password = page.locator('input[name=password]')
    if (await password.count()) await password.fill('any')
    await page.locator('button[type=submit]').click()
    await page.waitForURL(/\/get-started\/name/)
    expect(await isSignedIn(context)).toBe(true)
    await context.close()
  })

  test('takes One Tap’s token out of the address and is signed in by it', async () => {
    const { page, context, problems } = await open({ baseURL: siteUrl() })
    await page.goto('/m/signin')
    const { nonce, state } = await page.evaluate(async () => {
      const query = '{ signInOptions { oneTap { nonce } } accountToken }'
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/_/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
      const { data } = (await answer.json()) as {
        data: { signInOptions: { oneTap: { nonce: string } }; accountToken: string }
      }
      return { nonce: data.signInOptions.oneTap.nonce, state: data.accountToken }
    })
    const asked = new URLSearchParams({ login: 'tapping', nonce })
    const token = await (await fetch(`${providers().vars.GOOGLE_ISSUER}/_one-tap?${asked}`)).text()
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url()))
    const hash = new URLSearchParams({ state, id_token: token })
    await page.goto(`/m/callback/google?operation=register&redirectUrl=/explore-topics#${hash}`)
    await page.waitForURL(/\/get-started\/name/)
    expect(await isSignedIn(context)).toBe(true)
    expect(seen.filter((url) => url.includes('id_token'))).toEqual([])
    expect(problems.filter((text) => text.includes('Content security policy'))).toEqual([])
    await context.close()
  })

  test('that opens One Tap’s address without a token is asked how it wants to sign in', async () => {
    const { page, context } = await open({ baseURL: siteUrl() })
    await page.goto('/m/callback/google')
    await page.waitForURL(/\/m\/signin$/)
    expect(await isSignedIn(context)).toBe(false)
    await context.close()
  })
})
