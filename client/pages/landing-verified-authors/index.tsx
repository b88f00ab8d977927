import { linkTo } from '../../../schema/routes/links'
import { landingWording } from '../../../schema/wording/landing/landing'
import { verifiedAuthorsWords } from '../../../schema/wording/landing/verified-authors'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

export const head = (page: HeadContext): PageHead =>
  landingHead(page, verifiedAuthorsWords(page.state.config.productName), linkTo('ShowVerifiedAuthors'))

/** What the mark of a book author means, and how to ask for it. */
export function Page() {
  const { productName } = usePage().state.config
  return (
    <Landing
      words={verifiedAuthorsWords(productName)}
      drawing="book"
      step={{ href: linkTo('ShowHelpPage', {}, { hash: 'contact' }), text: landingWording.contact }}
      links={{ how: [{ href: linkTo('ShowRules'), text: landingWording.rules }] }}
    />
  )
}
