import { inject } from 'vitest'
import { ORIGIN } from '../../../factories/endpoint-context'
import { newVisit, type VisitOptions } from '../../../factories/visit'

export type Visit = ReturnType<typeof newVisit>

/** Where each provider's visits begin. */
export const START = {
  google: '/m/connect/google',
  apple: '/m/start-auth/apple',
  facebook: '/m/connect/facebook',
  twitter: '/m/account/authenticate-twitter',
} as const
export type Provider = keyof typeof START

/** A browser at a site that has the four stand-ins configured. */
export const providerVisit = ({ env = {}, ...options }: VisitOptions = {}): Visit =>
  newVisit({ ...options, env: { ...inject('providers').vars, ...env } })

/** What a provider sends a browser back with: an address, or a form that its page posts. */
export interface WayBack {
  url: string
  posted?: URLSearchParams
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The first form of a page, with what its hidden fields hold. */
function formOf(
  html: string,
): { action: string; fields: URLSearchParams; asksForLogin: boolean } | undefined {
  const [, tag = '', inside = ''] = /<form([^>]*)>([\s\S]*?)<\/form>/.exec(html) ?? []
  if (!tag) return undefined
  const fields = new URLSearchParams()
  for (const [input] of inside.matchAll(/<input[^>]*>/g)) {
    const name = attribute(input, 'name')
    if (name && attribute(input, 'type') === 'hidden') fields.set(name, attribute(input, 'value') ?? '')
  }
  return { action: attribute(tag, 'action') ?? '', fields, asksForLogin: inside.includes('name="login"') }
}

/** Declines on the page that asks who somebody is. */
const cancelLink = (html: string): string | undefined =>
  [...html.matchAll(/<a ([^>]*)>[^<]*(?:Cancel|Abort)[^<]*<\/a>/gi)]
    .map(([, tag = '']) => attribute(tag, 'href'))
    .at(-1)

/**
 * Goes to a provider as a browser does, types the login (or declines if there is none) and returns as far as
 * the site's own address, which isn't visited.
 */
export async function goThere(start: string, login: string | null): Promise<WayBack> {
  const cookies = new Map<string, string>()
  let url = start
  let init: RequestInit = {}
  for (let i = 0; i < 15; i++) {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    init = {}
    const location = response.headers.get('location')
    const html = await response.text()
    if (location) {
      url = new URL(location, url).href
      if (url.startsWith(ORIGIN)) return { url }
      continue
    }
    const form = formOf(html)
    if (!form) throw new Error(`${url} answered ${response.status}: ${html.slice(0, 300)}`)
    const action = new URL(form.action, url).href
    if (action.startsWith(ORIGIN)) return { url: action, posted: form.fields }
    const cancel = cancelLink(html)
    if (login === null && cancel) {
      url = new URL(cancel, url).href
      if (url.startsWith(ORIGIN)) return { url }
      continue
    }
    if (form.asksForLogin) {
      form.fields.set('login', login ?? '')
      form.fields.set('password', 'any')
    }
    url = action
    init = { method: 'POST', body: form.fields }
  }
  throw new Error(`${start} leads nowhere`)
}

/** The parameters with which the site sends the browser to the provider. */
export async function begin(
  visit: Visit,
  provider: Provider,
  query: Record<string, string> = {},
): Promise<string> {
  const response = await visit.get(`${START[provider]}?${new URLSearchParams(query)}`, {
    'sec-fetch-site': 'same-origin',
  })
  return new URL(response.headers.get('location') ?? '', ORIGIN).href
}

/** Returns: by the address, or by a POST from another site's page, which sends no cookies. */
export async function comeBack(visit: Visit, { url, posted }: WayBack): Promise<string> {
  let response: Response
  if (posted) {
    const foreign = newVisit({ env: { ...inject('providers').vars }, now: visit.now })
    response = await foreign.send(url, {
      method: 'POST',
      headers: { origin: new URL(inject('providers').vars.APPLE_ISSUER ?? '').origin },
      body: posted,
    })
    const location = response.headers.get('location') ?? ''
    if (!location.includes('/m/callback/apple')) return location
    response = await visit.get(location)
  } else response = await visit.get(url)
  return (response.headers.get('location') ?? `${response.status}`).replace(/#$/, '')
}

/** The whole way: to the provider, through it, and back; returns where that leads. */
export async function goAndComeBack(
  visit: Visit,
  provider: Provider,
  login: string | null,
  query: Record<string, string> = {},
): Promise<string> {
  return comeBack(visit, await goThere(await begin(visit, provider, query), login))
}

/** Who is signed in, by GraphQL. */
export async function viewerOf(visit: Visit): Promise<{ id: string; name: string; username: string } | null> {
  const { data } = await visit.ask('{ viewer { id name username } }')
  return (data?.viewer ?? null) as { id: string; name: string; username: string } | null
}
