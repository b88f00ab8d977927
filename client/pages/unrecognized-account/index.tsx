import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { Notice } from '../../features/account/Notice'
import { AlternateUserSuggestion } from '../../features/sign-in/alternate-user-suggestion.generated'
import type { LoadContext, PageHead } from '../../lib/page'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { AccountUsedBefore } from './AccountUsedBefore'

const wording = viewerWording.unrecognizedAccount

export async function load(page: LoadContext): Promise<void> {
  await page.query(AlternateUserSuggestion, {})
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Says that somebody who signed in through a provider has no account here, and how to sign in anyway. */
export function Page() {
  const { search, state } = usePage()
  const { helpUrl } = state.config
  const { redirectUrl } = search
  const canLink = useCanLink()
  return (
    <Notice
      title={wording.title}
      ways={
        <>
          {canLink('SignIn') && (
            <>
              <ButtonLink href={linkTo('SignIn', {}, { query: { redirectUrl } })} look="main">
                {wording.signIn}
              </ButtonLink>
              <Link
                href={linkTo('SignIn', {}, { query: { operation: 'register', redirectUrl } })}
                look="underlined"
              >
                {wording.register}
              </Link>
            </>
          )}
          <Link href={helpUrl} opens="window" look="underlined">
            {wording.help}
          </Link>
        </>
      }
    >
      <p>{wording.text}</p>
      {canLink('SignIn') && <AccountUsedBefore redirect={redirectUrl} />}
    </Notice>
  )
}
