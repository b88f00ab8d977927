import { linkTo } from '../../../schema/routes/links'
import type { SignInOperation } from '../../../schema/rules/identity'

/** What a link to the page of signing in asks for, when it is one; read of its whole address. */
export function readSignInLink(
  address: string,
  mainOrigin: string,
): { operation: SignInOperation; redirectTo: string | undefined } | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, searchParams } = new URL(address)
  if (origin !== mainOrigin || pathname !== linkTo('SignIn')) return undefined
  const operation = searchParams.get('operation') ?? 'login'
  if (operation !== 'login' && operation !== 'register') return undefined
  return { operation, redirectTo: searchParams.get('redirectUrl') ?? undefined }
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

/** What a hash asks for. */
export const operationOfHash = (hash: string): SignInOperation | undefined =>
  Object.hasOwn(HASHES, hash) ? HASHES[hash] : undefined
