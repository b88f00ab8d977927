import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { FIRST_WAY, Notice, OTHER_WAY } from '../../features/account/Notice'
import { AlternateUserSuggestion } from '../../features/sign-in/alternate-user-suggestion.generated'
import type { LoadContext, PageHead } from '../../lib/page'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { AccountUsedBefore } from './AccountUsedBefore'

const wording = viewerWording.unrecognizedAccount

export async function load(page: LoadContext): Promise<void> {
  await page.query(AlternateUserSuggestion, {})
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Says that whoever signed in elsewhere has no account here, and how to come in all the same. */
export function Page() {
  const { helpUrl } = usePage().state.config
  const canLink = useCanLink()
  return (
    <Notice
      title={wording.title}
      ways={
        <>
          {canLink('SignIn') && (
            <>
              <AppLink href={linkTo('SignIn')} className={FIRST_WAY}>
                {wording.signIn}
              </AppLink>
              <AppLink
                href={linkTo('SignIn', {}, { query: { operation: 'register' } })}
                className={OTHER_WAY}
              >
                {wording.register}
              </AppLink>
            </>
          )}
          <a href={helpUrl} rel="noopener" target="_blank" className={OTHER_WAY}>
            {wording.help}
          </a>
        </>
      }
    >
      <p>{wording.text}</p>
      {canLink('SignIn') && <AccountUsedBefore />}
    </Notice>
  )
}
