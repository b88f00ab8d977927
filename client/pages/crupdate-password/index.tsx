import { linkTo } from '../../../schema/routes/links'
import { settingsWording } from '../../../schema/wording/settings'
import { LINK_BUTTON } from '../../features/settings/buttons'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { PasswordForm } from './PasswordForm'
import { PasswordPage } from './password-page.generated'

const wording = settingsWording.password

/** Visitors are told what to do without a question to anybody. */
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

/** What a visitor finds. */
function SignedOut() {
  const { signedOut } = wording
  const query = { redirectUrl: linkTo('Password') }
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{signedOut.title}</h1>
      <p className="mt-4 text-16 text-ink-soft text-pretty">{signedOut.text}</p>
      <a
        href={linkTo('SignIn', {}, { query })}
        className="mt-6 inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-14 font-medium text-accent-ink hover:opacity-90"
      >
        {signedOut.action}
      </a>
    </>
  )
}

/** What somebody finds who is signed in. */
function SignedIn() {
  const { accountSettings, securitySettings } = useOperation(PasswordPage, {})
  const { isSpoofed } = usePage().state.session
  if (accountSettings && securitySettings) {
    return <PasswordForm account={accountSettings} security={securitySettings} />
  }
  if (!isSpoofed) return <SignedOut />
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{wording.changeTitle}</h1>
      <p className="mt-4 text-16 text-ink-soft text-pretty">{settingsWording.notYours}</p>
      <a href={linkTo('Home')} className={`mt-6 ${LINK_BUTTON}`}>
        {wording.home}
      </a>
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
