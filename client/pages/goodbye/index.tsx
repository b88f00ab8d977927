import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { FIRST_WAY, Notice } from '../../features/account/Notice'
import type { PageHead } from '../../lib/page'

const wording = viewerWording.goodbye

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Where people are led who switched their account off or deleted it. They are signed out by then. */
export function Page() {
  return (
    <Notice
      title={wording.title}
      ways={
        <a href={linkTo('Home')} className={FIRST_WAY}>
          {wording.home}
        </a>
      }
    >
      <p>{wording.deactivated}</p>
      <p>{wording.deleted}</p>
    </Notice>
  )
}
