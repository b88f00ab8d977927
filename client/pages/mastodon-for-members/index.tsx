import { linkTo } from '../../../schema/routes/links'
import { landingWording } from '../../../schema/wording/landing/landing'
import { mastodonWords } from '../../../schema/wording/landing/mastodon'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

export const head = (page: HeadContext): PageHead =>
  landingHead(page, mastodonWords(page.state.config.productName), linkTo('ShowMastodon'))

/** What connecting a Mastodon account means. It leads to the settings, where visitors sign in first. */
export function Page() {
  const { productName } = usePage().state.config
  return (
    <Landing
      words={mastodonWords(productName)}
      drawing="thread"
      step={{ href: linkTo('SettingsTab', { setting: 'security' }), text: landingWording.settings }}
    />
  )
}
