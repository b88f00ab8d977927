import { linkTo } from '../../../schema/routes/links'
import type { SignInOperation } from '../../../schema/rules/identity'
import type { SignInRequest } from './request'

/** The parameters of an address that say why somebody signs in, and where they go afterwards. */
type Said = Pick<SignInRequest, 'redirectTo' | 'actionUrl' | 'susiEntry'>

const ENTRY = /^\w[\w-]{0,63}$/

/** Reads these parameters from a query. The worker checks the target before it redirects. */
export function readSignInParams(query: URLSearchParams): Said {
  const susiEntry = query.get('susiEntry') ?? ''
  return {
    redirectTo: query.get('redirectUrl') ?? query.get('redirect') ?? undefined,
    actionUrl: query.get('actionUrl') ?? undefined,
    susiEntry: ENTRY.test(susiEntry) ? susiEntry : undefined,
  }
}

/** The request of a link to the sign-in page, if it is one; parsed from its whole address. */
export function readSignInLink(address: string, mainOrigin: string): SignInRequest | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, searchParams } = new URL(address)
  if (origin !== mainOrigin || pathname !== linkTo('SignIn')) return undefined
  const operation = searchParams.get('operation') ?? 'login'
  if (operation !== 'login' && operation !== 'register') return undefined
  return { operation, ...readSignInParams(searchParams) }
}

/** Adds the current address to a sign-in link, so that it leads back to the host where it was followed. */
export function withRedirect(address: string, here: string): string {
  const url = new URL(address)
  if (!url.searchParams.has('redirectUrl')) url.searchParams.set('redirectUrl', here)
  return url.href
}

/** The hashes that open the modal on any page. */
const HASHES: Readonly<Record<string, SignInOperation>> = {
  '#signin': 'login',
  '#signup': 'register',
  '#SIGNIN_OPTIONS': 'login',
  '#SIGNUP_OPTIONS': 'register',
}

/**
 * The request of a hash: `#signin`, or `#signin?susiEntry=discount_plans` with the same parameters as a link.
 */
export function readSignInHash(hash: string): SignInRequest | undefined {
  const [name = '', query] = hash.split('?')
  const operation = Object.hasOwn(HASHES, name) ? HASHES[name] : undefined
  return operation && { operation, ...readSignInParams(new URLSearchParams(query)) }
}
