import { linkTo } from '../../../schema/routes/links'
import { shareWording } from '../../../schema/wording/share'
import { shellWording } from '../../../schema/wording/shell'
import { Notice } from '../../features/account/Notice'
import type { PageHead } from '../../lib/page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

const wording = shareWording.success

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Where the sharing forms of other services return to. */
export function Page() {
  return (
    <Notice
      title={wording.title}
      ways={
        <>
          <ButtonLink href={linkTo('Home')} look="main">
            {wording.home}
          </ButtonLink>
          <Link look="alone" href={linkTo('ShowTopStories')}>
            {shellWording.topStories}
          </Link>
        </>
      }
    >
      <p>{wording.text}</p>
    </Notice>
  )
}
