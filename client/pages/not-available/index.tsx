import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { Notice } from '../../features/account/Notice'
import type { PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

const wording = viewerWording.notAvailable

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Says that something isn't available where the reader is. */
export function Page() {
  const { helpUrl } = usePage().state.config
  return (
    <Notice
      title={wording.title}
      ways={
        <>
          <ButtonLink href={linkTo('Home')} look="main">
            {wording.home}
          </ButtonLink>
          <Link href={helpUrl} opens="window" look="underlined">
            {wording.help}
          </Link>
        </>
      }
    >
      <p>{wording.text}</p>
    </Notice>
  )
}
