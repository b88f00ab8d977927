import { linkTo } from '../../../schema/routes/links'
import type { SignInOperation } from '../../../schema/rules/identity'
import type { SignInRequest } from './request'

/** The parameters of an address that say why somebody signs in, and where they go then. */
type Said = Pick<SignInRequest, 'redirectTo' | 'actionUrl' | 'susiEntry'>

const ENTRY = /^\w[\w-]{0,63}$/

/** The same, from a query's parameters. The worker checks the target in the end. */
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

/** The same link from another host of ours: it leads back to where it was followed. */
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
