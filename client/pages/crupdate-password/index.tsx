import { linkTo } from '../../../schema/routes/links'
import { credentialWording } from '../../../schema/wording/credentials'
import { passwordWording } from '../../../schema/wording/password'
import { settingsWording } from '../../../schema/wording/settings'
import type { AccountFieldsFragment } from '../../features/settings/account-fields.generated'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { RecentGate } from '../../features/settings/SignInAgain'
import type { SecurityFieldsFragment } from '../../features/settings/security-fields.generated'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { PasswordForm } from './PasswordForm'
import { PasswordPage } from './password-page.generated'

const wording = passwordWording

/** Visitors are told what to do without a request. */
export async function load(page: LoadContext): Promise<void> {
  if (page.state.session.isLoggedIn) await page.query(PasswordPage, {})
}

export function head(page: HeadContext): PageHead {
  const isLoggedIn = page.state.session.isLoggedIn
  const security = isLoggedIn ? page.data(PasswordPage, {}).securitySettings : null
  const title = !security
    ? wording.signedOut.title
    : security.hasPassword
      ? wording.changeTitle
      : wording.setTitle
  return { title, robots: 'noindex', isTool: true }
}

/** The page for visitors. */
function SignedOut() {
  const { signedOut } = wording
  const query = { redirectUrl: linkTo('Password') }
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{signedOut.title}</h1>
      <p className="mt-4 text-16 text-ink-soft text-pretty">{signedOut.text}</p>
      <ButtonLink href={linkTo('SignIn', {}, { query })} opens="document" look="main" className="mt-6">
        {signedOut.action}
      </ButtonLink>
    </>
  )
}

/** The form, or the reason why this person can't set a password now. */
function Body({ account, security }: { account: AccountFieldsFragment; security: SecurityFieldsFragment }) {
  const { email } = account
  if (email === null) {
    return <p className="mt-6 text-16 text-pretty">{credentialWording.passwordNeedsEmail}</p>
  }
  if (!security.hasPassword && !security.recentUntil) {
    return (
      <div className="mt-6">
        <RecentGate recentUntil={null}>{null}</RecentGate>
      </div>
    )
  }
  return <PasswordForm account={{ ...account, email }} security={security} />
}

/** The page for signed-in people. */
function SignedIn() {
  const { accountSettings, securitySettings } = useOperation(PasswordPage, {})
  const { isSpoofed } = usePage().state.session
  const isOwner = accountSettings && securitySettings
  if (!isOwner && !isSpoofed) return <SignedOut />
  const isSetting = isOwner && !securitySettings.hasPassword
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">
        {isSetting ? wording.setTitle : wording.changeTitle}
      </h1>
      <p className="mt-4 text-16 text-ink-soft text-pretty">
        {isOwner ? wording.text : settingsWording.notYours}
      </p>
      {isOwner ? (
        <>
          <NeedsScript />
          <Body account={accountSettings} security={securitySettings} />
          <p className="mt-8">
            <Link href={linkTo('SettingsTab', { setting: 'security' })} look="alone">
              {wording.back}
            </Link>
          </p>
        </>
      ) : (
        <ButtonLink href={linkTo('Home')} opens="document" className="mt-6">
          {wording.home}
        </ButtonLink>
      )}
    </>
  )
}

/** Sets a password, or changes it. Rule: docs/rules/identity.md, "Passwords". */
export function Page() {
  const { isLoggedIn } = usePage().state.session
  return (
    <div className="mx-auto w-full max-w-[440px] px-6 py-16">{isLoggedIn ? <SignedIn /> : <SignedOut />}</div>
  )
}
