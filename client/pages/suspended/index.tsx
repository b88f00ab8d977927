import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { Notice } from '../../features/account/Notice'
import type { PageHead } from '../../lib/page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

const wording = viewerWording.suspended

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Explains what an account's suspension means, and what can be done about it. */
export function Page() {
  return (
    <Notice
      title={wording.title}
      ways={
        <>
          <ButtonLink href={linkTo('ShowRules')} opens="window" look="main">
            {wording.rules}
          </ButtonLink>
          <Link href={linkTo('ShowHelpPage', {}, { hash: 'contact' })} opens="window" look="underlined">
            {wording.contact}
          </Link>
          <Link href={linkTo('Home')} look="underlined">
            {wording.home}
          </Link>
        </>
      }
    >
      <p>{wording.text}</p>
      <p>{wording.appeal}</p>
    </Notice>
  )
}
