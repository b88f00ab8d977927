import { redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { isProviderError } from '../../../schema/rules/providers'
import { providerWording } from '../../../schema/wording/providers'
import { shellWording } from '../../../schema/wording/shell'
import { signInWording } from '../../../schema/wording/sign-in'
import { AccountToken } from '../../features/sign-in/account-token.generated'
import { AlternateUserSuggestion } from '../../features/sign-in/alternate-user-suggestion.generated'
import type { SignInRequest } from '../../features/sign-in/request'
import { SignInFlow } from '../../features/sign-in/SignInFlow'
import { SignInOptions } from '../../features/sign-in/sign-in-options.generated'
import { readSignInParams } from '../../features/sign-in/ways-in'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Wordmark } from '../../shell/Logo'
import { AppLink } from '../../ui/AppLink'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { LinkConfirm } from './LinkConfirm'
import { PendingSecondFactor } from './pending-second-factor.generated'
import { linkOperationOf, purposeOf } from './purpose'
import { isReauthentication } from './reauthentication'
import { SignInLink } from './sign-in-link.generated'
import { SignInPage } from './sign-in-page.generated'

/** Where somebody wants to go, according to the address. */
const redirectOf = ({ search }: PageContext): string | undefined =>
  search.actionUrl ?? search.redirectUrl ?? search.redirect

export async function load(page: LoadContext): Promise<void> {
  const purpose = purposeOf(page.search)
  const { token = '' } = page.search
  const [known] = await Promise.all([
    // A session cookie may be outdated; without one there is no need to ask.
    page.state.session.isLoggedIn ? page.query(SignInPage, {}) : undefined,
    page.query(SignInOptions, {}),
    page.query(AccountToken, {}),
    page.query(AlternateUserSuggestion, {}),
    purpose === 'link' ? page.query(SignInLink, { token }) : undefined,
    purpose === 'two-factor' ? page.query(PendingSecondFactor, {}) : undefined,
  ])
  const isHere = known?.viewer && !isReauthentication(redirectOf(page), known.securitySettings?.recentUntil)
  if (isHere && (purpose === 'login' || purpose === 'register')) {
    const query = { redirectUrl: redirectOf(page) }
    throw redirect({
      href: linkTo('LoginRedirect', {}, { query }),
      statusCode: 302,
      reloadDocument: true,
    })
  }
}

export function head({ search }: PageContext): PageHead {
  const purpose = purposeOf(search)
  const operation = purpose === 'register' ? purpose : linkOperationOf(search)
  return { title: signInWording.pageTitle(operation), robots: 'noindex', isTool: true }
}

/** The steps as a page. */
function Flow({ request }: { request: SignInRequest }) {
  const { pathname, state } = usePage()
  return <SignInFlow request={request} here={state.config.mainOrigin + pathname} heading="h1" leavesFocus />
}

function ExpiredLink() {
  const page = usePage()
  const operation = linkOperationOf(page.search)
  const redirectTo = redirectOf(page)
  return <Flow request={{ operation, step: 'ENTER_EMAIL', susiEntry: 'expired_link', redirectTo }} />
}

function MailedLink({ token }: { token: string }) {
  const { signInLink } = useOperation(SignInLink, { token })
  return signInLink ? <LinkConfirm link={signInLink} token={token} /> : <ExpiredLink />
}

function SecondFactor() {
  const { pendingSecondFactor } = useOperation(PendingSecondFactor, {})
  const { twoFactor } = signInWording
  if (pendingSecondFactor) return <Flow request={{ step: 'TWO_FACTOR', user: pendingSecondFactor.user }} />
  return (
    <div className="text-center">
      <h1 className="font-serif text-24 font-semibold tracking-tight text-balance sm:text-32">
        {twoFactor.over}
      </h1>
      <Link href={linkTo('SignIn')} look="alone" className="mt-6">
        {twoFactor.again}
      </Link>
    </div>
  )
}

/** Signing in and signing up, as a page. Rule: docs/rules/identity.md, "Sign-in modal". */
export function Page() {
  const page = usePage()
  const { search, state } = page
  const purpose = purposeOf(search)
  const { productName } = state.config
  // Whoever has chosen a plan is asked for an address at once.
  const pays = purpose === 'register' && search.redirectUrl?.split('?')[0] === linkTo('Payment')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-14 w-full max-w-outset items-center px-6">
        <AppLink href={linkTo('Home')} aria-label={shellWording.homeOf(productName)} className="flex">
          <Wordmark name={productName} />
        </AppLink>
      </header>
      <main
        id="content"
        className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center px-6 py-10"
      >
        {isProviderError(search.error) && (
          <Card as="p" tone="danger" role="alert" className="mb-8 px-4 py-3 text-14 text-pretty">
            {providerWording.signIn[search.error]}
          </Card>
        )}
        {pays && (
          <p className="mb-10 text-center text-16 text-ink-soft text-pretty">{signInWording.beforePayment}</p>
        )}
        {purpose === 'link' ? (
          <MailedLink token={search.token ?? ''} />
        ) : purpose === 'expired-link' ? (
          <ExpiredLink />
        ) : purpose === 'two-factor' ? (
          <SecondFactor />
        ) : (
          <Flow
            key={purpose}
            request={{
              ...readSignInParams(new URLSearchParams(search)),
              operation: purpose,
              ...(pays && { step: 'ENTER_EMAIL' }),
            }}
          />
        )}
      </main>
    </div>
  )
}
