import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { Notice } from '../../features/account/Notice'
import type { PageHead } from '../../lib/page'
import { ButtonLink } from '../../ui/ButtonLink'

const wording = viewerWording.goodbye

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Where people arrive after deactivating or deleting their account. They are signed out by then. */
export function Page() {
  return (
    <Notice
      title={wording.title}
      ways={
        <ButtonLink href={linkTo('Home')} opens="document" look="main">
          {wording.home}
        </ButtonLink>
      }
    >
      <p>{wording.deactivated}</p>
      <p>{wording.deleted}</p>
    </Notice>
  )
}
