import { linkTo } from '../../../schema/routes/links'
import { payingWording } from '../../../schema/wording/paying'
import { Notice } from '../../features/account/Notice'
import { ReadOn } from '../../features/membership/ReadOn'
import type { PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

const wording = payingWording.welcome

export const head = (): PageHead => ({ title: wording.pageTitle, robots: 'noindex' })

/** Greets new members, and says where to begin. */
export function Page() {
  const { productName } = usePage().state.config
  if (!useViewer()?.membership)
    return (
      <Notice
        title={payingWording.done.none}
        ways={
          <ButtonLink look="main" href={linkTo('Plans')}>
            {payingWording.refused.plans}
          </ButtonLink>
        }
      >
        <p>{payingWording.done.noneText}</p>
      </Notice>
    )
  return (
    <Notice
      title={wording.title(productName)}
      ways={
        <>
          <ReadOn otherwise={{ href: linkTo('Home'), text: wording.home }} />
          <Link look="underlined" href={linkTo('ShowTopStories')}>
            {wording.stories}
          </Link>
          <Link look="underlined" href={linkTo('ExploreTopics')}>
            {wording.topics}
          </Link>
          <Link look="underlined" href={linkTo('ManageMembership')}>
            {wording.manage}
          </Link>
        </>
      }
    >
      <p>{wording.text}</p>
    </Notice>
  )
}
