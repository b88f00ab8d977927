import type { SignInOperation } from '../../schema/rules/identity'
import { useLink } from './use-link'
import { usePage } from './use-page'

/**
 * The link to signing in, as what an anchor takes: it leads back to the page that it stands on, also without script.
 * On the main host it opens the modal, and a press before the client has started waits for it (client/bootstrap.ts).
 */
export function useSignInLink(): (operation?: SignInOperation) => {
  href: string
  'aria-haspopup'?: 'dialog'
} {
  const link = useLink()
  const { pathname, search, state } = usePage()
  const { table, origin } = state.client
  const isHere = table === 'default'
  const query = new URLSearchParams(search).toString()
  const path = query ? `${pathname}?${query}` : pathname
  const here = isHere ? path : origin + path
  // Home is where signing in leads anyway, and to itself it doesn't lead back.
  const redirectUrl = here === '/' || (isHere && path.startsWith('/m/')) ? undefined : here
  return (operation) => ({
    href: link('SignIn', {}, { query: { operation, redirectUrl } }),
    ...(isHere ? { 'aria-haspopup': 'dialog' as const } : {}),
  })
}
