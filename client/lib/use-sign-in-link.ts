import type { SignInOperation } from '../../schema/rules/identity'
import { useCurrentAddress } from './use-current-address'
import { useLink } from './use-link'
import { usePage } from './use-page'

/**
 * The attributes of a sign-in link: it leads back to the current page, even without script. On the main host
 * it opens the modal, and a click before the client has started waits for it (client/bootstrap.ts). `actionUrl` is the
 * address of the action that signing in interrupts, visited afterwards.
 */
export function useSignInLink(): (
  operation?: SignInOperation,
  actionUrl?: string,
) => {
  href: string
  'aria-haspopup'?: 'dialog'
} {
  const link = useLink()
  const isHere = usePage().state.client.table === 'default'
  const here = useCurrentAddress()
  // Signing in leads home by default, and never back to its own pages.
  const redirectUrl = here === '/' || here.startsWith('/m/') ? undefined : here
  return (operation, actionUrl) => ({
    href: link('SignIn', {}, { query: { operation, redirectUrl, actionUrl } }),
    ...(isHere ? { 'aria-haspopup': 'dialog' as const } : {}),
  })
}
