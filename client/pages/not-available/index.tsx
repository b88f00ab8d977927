import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { FIRST_WAY, Notice, OTHER_WAY } from '../../features/account/Notice'
import type { PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'

const wording = viewerWording.notAvailable

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Says that something may not be shown where the reader is. */
export function Page() {
  const { helpUrl } = usePage().state.config
  return (
    <Notice
      title={wording.title}
      ways={
        <>
          <AppLink href={linkTo('Home')} className={FIRST_WAY}>
            {wording.home}
          </AppLink>
          <a href={helpUrl} rel="noopener" target="_blank" className={OTHER_WAY}>
            {wording.help}
          </a>
        </>
      }
    >
      <p>{wording.text}</p>
    </Notice>
  )
}
