import { newVisit } from '../../../factories/visit'
import { type Provider, START, type Visit } from './at-provider'

/** A local instance, where providers that aren't configured have stand-ins. */
export const ORIGIN = 'http://localhost:8787'

export const PROVIDERS = Object.keys(START) as Provider[]
const DEVELOPMENT = { ENVIRONMENT: 'development', MAIN_HOST: 'localhost:8787' }
/** A browser there. Tokens are judged by real time. */
export const localVisit = (more: Partial<Env> = {}): Visit =>
  newVisit({ env: { ...DEVELOPMENT, ...more }, now: Date.now() })

/** An attribute of a tag, as it was before it was escaped; empty where it isn't. */
export const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The fields of a page's form that leads to the site, and its address. */
export function posted(html: string): { action: string; fields: URLSearchParams } | undefined {
  const form = /<form method="post" action="([^"]*)">([\s\S]*?)<\/form>/.exec(html)
  if (!form) return undefined
  const inputs = [...(form[2] ?? '').matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => tag)
  const fields = new URLSearchParams(inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]))
  return { action: attribute(form[0], 'action'), fields }
}

/** What a form of a page sends, as browsers do. */
export const form = (fields: Record<string, string> | URLSearchParams, origin = ORIGIN): RequestInit => ({
  method: 'POST',
  headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Where the site sends a browser to. */
export async function begin(visit: Visit, provider: Provider, operation = 'register'): Promise<string> {
  const query = new URLSearchParams({ operation, redirectUrl: '/me/lists' })
  const response = await visit.get(`${ORIGIN}${START[provider]}?${query}`, {
    'sec-fetch-site': 'same-origin',
  })
  return response.headers.get('location') ?? ''
}

/** Goes on from a page of the stand-in as a browser does: by its link or its form. Where that leads in the end. */
export async function comeBack(visit: Visit, html: string): Promise<string> {
  const back = posted(html)
  const href = attribute(/<a class="button[^>]*>/.exec(html)?.[0] ?? '', 'href')
  let response = back
    ? await visit.send(back.action, form(back.fields))
    : await visit.get(href.replace(/#.*/, ''))
  const sealed = response.headers.get('location') ?? ''
  if (back && sealed.includes('/m/callback/apple')) response = await visit.get(sealed)
  return (response.headers.get('location') ?? `${response.status}`).replace(/#$/, '')
}

/** The whole way, with what is typed there. */
export async function comeIn(
  visit: Visit,
  provider: Provider,
  typed: Record<string, string>,
  operation = 'register',
): Promise<string> {
  const there = await begin(visit, provider, operation)
  return comeBack(visit, await (await visit.send(there, form(typed))).text())
}

/** Who is signed in there. */
export const viewerOf = async (visit: Visit) =>
  ((await visit.ask('{ viewer { id name } }', {}, ORIGIN)).data?.viewer ?? null) as {
    id: string
    name: string
  } | null

/** What somebody types at a provider who is nobody else. */
export const typedAt = (provider: Provider, name = 'ida') => ({
  name: 'Ida Example',
  email: `${name}@${provider}.example`,
})
