import type { BrowserContext } from 'playwright-core'
import { XSRF_COOKIE, XSRF_HEADER } from '../../schema/rules/session'

interface Mail {
  to: string
  code?: string
}

/** Signs a browser in with a mailed code, as its script would: in three requests after the page. */
export async function signInByCode(context: BrowserContext, site: string, email: string): Promise<void> {
  const { request } = context
  const xsrf = (await context.cookies(site)).find(({ name }) => name === XSRF_COOKIE)?.value
  const ask = async (query: string, variables: object): Promise<Record<string, { value?: string }>> => {
    const response = await request.post(`${site}/_/graphql`, {
      headers: { origin: site, ...(xsrf ? { [XSRF_HEADER]: decodeURIComponent(xsrf) } : {}) },
      data: { query, variables },
    })
    const { data, errors } = (await response.json()) as { data?: never; errors?: unknown }
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
  await ask(
    `mutation ($email: String!) {
      sendAcctAuthEmail(email: $email, operation: "login", captchaValue: "dev-pass") { __typename }
    }`,
    { email },
  )
  const mails = await request.get(`${site}/_/dev/mail`, { headers: { accept: 'application/json' } })
  const code = ((await mails.json()) as Mail[]).find(({ to }) => to === email)?.code
  const { verifyLoginCode } = await ask(
    'mutation ($code: String!) { verifyLoginCode(loginCode: $code) { ... on Token { value } } }',
    { code },
  )
  const token = verifyLoginCode?.value
  if (!token) throw new Error(`${email} could not be signed in`)
  await request.get(`${site}/m/callback/authenticate?token=${token}&operation=login`, { maxRedirects: 0 })
}
