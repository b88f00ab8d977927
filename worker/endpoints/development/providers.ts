import { normalizedEmail } from '../../../schema/rules/email'
import { PROVIDER_NAMES, type ProviderName } from '../../../schema/rules/identity'
import { MAX_NAME } from '../../../schema/rules/limits'
import { standInAnswer } from '../../platform/development/providers/answer'
import { CLIENT_ID, redirectUriOf } from '../../platform/development/providers/clients'
import { agrees, give } from '../../platform/development/providers/given'
import {
  needsAddress,
  peopleAt,
  type StandInPerson,
  subjectOf,
} from '../../platform/development/providers/people'
import { readForm } from '../identity/read-form'
import { type DevelopmentContext, type DevelopmentEndpoint, refusal, type Sender } from './endpoint'
import { authorizePage, backPage, postBackPage } from './provider-pages'

/** The site's parameters when it sends somebody here. */
interface Visit {
  redirectUri: string
  state: string
  challenge: string
  nonce: string | null
}

/**
 * Reads the parameters of an address, or says what is wrong with it. Apple gives a name and an address only
 * by POST.
 */
function visitOf(provider: ProviderName, { origin, searchParams: query }: URL): Visit | string {
  const redirectUri = redirectUriOf(origin, provider)
  const isOpenId = needsAddress(provider)
  const expected: Record<string, string> = {
    client_id: CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge_method: 'S256',
    ...(provider === 'apple' ? { response_mode: 'form_post' } : {}),
  }
  for (const [name, value] of Object.entries(expected))
    if (query.get(name) !== value) return `${name} must be ${value}`
  const challenge = query.get('code_challenge') ?? ''
  if (!/^[\w-]{43}$/.test(challenge)) return 'code_challenge is no SHA-256'
  const nonce = query.get('nonce')
  if (isOpenId && !(query.get('scope') ?? '').split(' ').includes('openid')) return 'scope lacks openid'
  if (isOpenId && !nonce) return 'nonce is missing'
  const state = query.get('state')
  return state ? { redirectUri, state, challenge, nonce } : 'state is missing'
}

/** The person who was chosen or typed in; or what is wrong with that. */
function chosen(provider: ProviderName, form: URLSearchParams): StandInPerson | string {
  const known = peopleAt(provider)[Number(form.get('person') ?? -1)]
  if (known) return known
  const name = (form.get('name') ?? '').replace(/[\s\p{Cc}\p{Cn}]+/gu, ' ').trim()
  if (name === '' || name.length > MAX_NAME) return `Type a name of 1 to ${MAX_NAME} characters.`
  const typed = (form.get('email') ?? '').trim()
  if (typed === '') return needsAddress(provider) ? 'Type an email address.' : { name, email: null }
  const email = normalizedEmail(typed)
  return email === undefined ? 'That is no email address.' : { name, email }
}

const wrongVisit = (what: string): Response => refusal(400, 'invalid_request', `This leads nowhere: ${what}.`)

/** What Apple posts along with the code: the name, the first time. */
async function postedAbout(person: StandInPerson): Promise<Record<string, string>> {
  if (!agrees('apple', await subjectOf('apple', person))) return {}
  const [firstName = '', ...others] = person.name.split(' ')
  return { user: JSON.stringify({ name: { firstName, lastName: others.join(' ') }, email: person.email }) }
}

/** The page that asks who somebody is, and the handling of the answer. */
const authorize = (provider: ProviderName): DevelopmentEndpoint => ({
  GET({ url, env }) {
    const visit = visitOf(provider, url)
    return typeof visit === 'string' ? wrongVisit(visit) : authorizePage({ provider, env, ...visit })
  },
  async POST({ request, url, env, nonce: scriptNonce }: DevelopmentContext) {
    const visit = visitOf(provider, url)
    if (typeof visit === 'string') return wrongVisit(visit)
    const form = await readForm(request)
    const person = chosen(provider, form)
    if (typeof person === 'string')
      return authorizePage({ provider, env, ...visit, typed: form, problem: person })
    const { redirectUri, state, challenge, nonce } = visit
    const code = give('code', { provider, person, redirectUri, challenge, nonce })
    if (provider !== 'apple') return backPage({ provider, env, redirectUri, answer: { code, state } })
    const answer = { code, state, ...(await postedAbout(person)) }
    return postBackPage({ provider, env, redirectUri, answer, scriptNonce })
  },
})

const forServers =
  (provider: ProviderName) =>
  async ({ request }: DevelopmentContext): Promise<Response> =>
    (await standInAnswer(provider, request)) ?? refusal(404, 'not-found', 'There is nothing here.')

/**
 * The endpoints at the stand-ins' addresses, and who sends requests to them. Rule: docs/rules/development.md,
 * "Identity providers".
 */
export function providerEndpoint(
  pathname: string,
): { endpoint: DevelopmentEndpoint; sender: Sender } | undefined {
  const [, name, path] = /^\/_\/dev\/providers\/([a-z]+)(\/.+)$/.exec(pathname) ?? []
  const provider = PROVIDER_NAMES.find((known) => known === name)
  if (!provider) return undefined
  if (path === '/authorize') return { endpoint: authorize(provider), sender: 'form' }
  const answer = forServers(provider)
  return { endpoint: { GET: answer, POST: answer }, sender: 'server' }
}
