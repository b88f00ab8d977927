import type { RouteName } from '../../../schema/routes/index'
import { landingWording } from '../../../schema/wording/landing/landing'
import { shellWording } from '../../../schema/wording/shell'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { Wordmark } from '../../shell/Logo'
import { AppLink } from '../../ui/AppLink'

const LINKS = [
  ['ShowAbout', landingWording.about],
  ['ShowMembershipLanding', landingWording.membership],
  ['ShowWriteLanding', landingWording.write],
  ['ShowBusiness', landingWording.business],
] as const satisfies readonly (readonly [RouteName, string])[]

const LINK =
  'inline-flex h-11 items-center px-1.5 text-14 whitespace-nowrap text-ink-soft hover:text-ink max-[22.4375rem]:text-13 sm:px-3'

/**
 * The slim header of landing pages: the logo, the pages beside this one, and signing in. On phones signing in stays
 * beside the logo, and the pages stand below.
 */
export function LandingHeader() {
  const { state, routeName } = usePage()
  const canLink = useCanLink()
  const link = useLink()
  const signIn = useSignInLink()
  const { productName } = state.config
  return (
    <header data-no-print>
      <div className="mx-auto flex min-h-14 max-w-outset flex-wrap items-center justify-between gap-x-4 px-6 pt-1.5 sm:pt-0">
        <AppLink href={link('Home')} aria-label={shellWording.homeOf(productName)} className="flex">
          <Wordmark name={productName} />
        </AppLink>
        <nav
          aria-label={landingWording.navigation}
          className="-mx-1.5 flex flex-wrap items-center max-sm:order-2 max-sm:w-full sm:-mx-3 sm:ms-auto"
        >
          {LINKS.filter(([name]) => canLink(name)).map(([name, text]) => (
            <AppLink
              key={name}
              href={link(name)}
              aria-current={name === routeName ? 'page' : undefined}
              className={`${LINK} aria-[current=page]:text-ink`}
            >
              {text}
            </AppLink>
          ))}
        </nav>
        {canLink('SignIn') && (
          <AppLink {...signIn()} className={`${LINK} -me-1.5 max-sm:order-1 sm:-me-3`}>
            {landingWording.signIn}
          </AppLink>
        )}
      </div>
    </header>
  )
}
