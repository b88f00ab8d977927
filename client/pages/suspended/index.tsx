import { linkTo } from '../../../schema/routes/links'
import { viewerWording } from '../../../schema/wording/viewer'
import { FIRST_WAY, Notice, OTHER_WAY } from '../../features/account/Notice'
import type { PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'

const wording = viewerWording.suspended

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex' })

/** Says what it means that an account is suspended, and what can be done about it. */
export function Page() {
  const { helpUrl } = usePage().state.config
  return (
    <Notice
      title={wording.title}
      ways={
        <>
          <a href={`${helpUrl}/rules`} rel="noopener" target="_blank" className={FIRST_WAY}>
            {wording.rules}
          </a>
          <a href={`${helpUrl}/contact`} rel="noopener" target="_blank" className={OTHER_WAY}>
            {wording.contact}
          </a>
          <AppLink href={linkTo('Home')} className={OTHER_WAY}>
            {wording.home}
          </AppLink>
        </>
      }
    >
      <p>{wording.text}</p>
      <p>{wording.appeal}</p>
    </Notice>
  )
}
