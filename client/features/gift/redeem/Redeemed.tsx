import { linkTo } from '../../../../schema/routes/links'
import { redeemGiftWording } from '../../../../schema/wording/redeem-gift'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'
import { Notice } from '../../account/Notice'

const wording = redeemGiftWording.done

interface Props {
  /** Whether somebody became a member by it. */
  isNew: boolean
  endsAt: number
  nextChargeAt: number | null
}

/** What the gift gives its recipient, and what to read. Pages don't know of it yet, so the next one is loaded as a new document. */
export function Redeemed({ isNew, endsAt, nextChargeAt }: Props) {
  const { productName } = usePage().state.config
  return (
    <Notice
      title={isNew ? wording.heading(productName) : wording.headingMore}
      ways={
        <>
          <ButtonLink look="main" opens="document" href={linkTo('Home')}>
            {wording.read}
          </ButtonLink>
          <Link look="underlined" opens="document" href={linkTo('ShowTopStories')}>
            {wording.stories}
          </Link>
          <Link look="underlined" opens="document" href={linkTo('ExploreTopics')}>
            {wording.topics}
          </Link>
          <Link look="underlined" opens="document" href={linkTo('ManageMembership')}>
            {wording.manage}
          </Link>
        </>
      }
    >
      <p>
        {nextChargeAt === null ? wording.until(formatDate(endsAt)) : wording.next(formatDate(nextChargeAt))}
      </p>
      <p>{wording.what}</p>
    </Notice>
  )
}
