import type { ReactNode } from 'react'
import { recommendationsWording as wording } from '../../../schema/wording/recommendations'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Reaching } from '../settings/Reaching'
import { RefusalText } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { AnswerRecommendation } from './answer-recommendation.generated'
import { recommendationsAsked } from './asked'
import type { RecommendationFieldsFragment } from './recommendation-fields.generated'
import { RecommendationsOfNewsletter } from './recommendations-of-newsletter.generated'
import type { RecommendedFaceFragment } from './recommended-face.generated'
import { StopRecommending } from './stop-recommending.generated'

interface Props {
  recommendation: RecommendationFieldsFragment
}

/** Shows the lists again after one of them was changed. */
function useListsAgain() {
  const app = useApp()
  const page = usePage()
  return () => refetch(app, RecommendationsOfNewsletter, recommendationsAsked(page))
}

interface RowProps {
  newsletter: RecommendedFaceFragment
  subscriberCount: number
  refused: string | undefined
  children: ReactNode
}

/** A newsletter of a recommendation, with what came of it. */
function Row({ newsletter, subscriberCount, refused, children }: RowProps) {
  const { name, slug, user, collection } = newsletter
  const link = useLink()
  const href = user
    ? link('SubscribeUser', { username: user.username })
    : link('CollectionNewsletterBySlug', { collectionSlug: collection?.slug ?? '', newsletterSlug: slug })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <Link look="alone" size="large" href={href}>
          <bdi dir="auto" className="wrap-anywhere">
            {name}
          </bdi>
        </Link>
        <p className="flex flex-wrap items-center gap-2 text-14 text-ink-soft">
          {wording.cameOf(subscriberCount)}
          {refused && <Badge>{refused}</Badge>}
        </p>
      </div>
      <Reaching instead={null}>{children}</Reaching>
    </li>
  )
}

/** A newsletter that is recommended, and can be so no more. */
export function GivenItem({ recommendation }: Props) {
  const { id, newsletter, recommended, isRefused, subscriberCount } = recommendation
  const again = useListsAgain()
  const { run, refusal, isPending } = useChange(StopRecommending)
  const stop = async () => {
    if (await run({ input: { newsletterId: newsletter.id, recommendedId: recommended.id } })) await again()
  }
  return (
    <Row
      newsletter={recommended}
      subscriberCount={subscriberCount}
      refused={isRefused ? wording.refused : undefined}
    >
      {!isRefused && (
        <Button
          aria-label={wording.stopLabel(recommended.name)}
          isPending={isPending}
          onClick={() => void stop()}
        >
          {wording.stop}
        </Button>
      )}
      <RefusalText id={`${id}-error`} refusal={refusal} />
    </Row>
  )
}

/** A newsletter that recommends this one, which can be refused and allowed. */
export function GotItem({ recommendation }: Props) {
  const { id, newsletter, recommended, isRefused, subscriberCount } = recommendation
  const again = useListsAgain()
  const { run, refusal, isPending } = useChange(AnswerRecommendation)
  const answer = async () => {
    const input = { newsletterId: recommended.id, recommenderId: newsletter.id, isAllowed: isRefused }
    if (await run({ input })) await again()
  }
  const label = isRefused ? wording.allowLabel : wording.refuseLabel
  return (
    <Row
      newsletter={newsletter}
      subscriberCount={subscriberCount}
      refused={isRefused ? wording.isRefused : undefined}
    >
      <Button aria-label={label(newsletter.name)} isPending={isPending} onClick={() => void answer()}>
        {isRefused ? wording.allow : wording.refuse}
      </Button>
      <RefusalText id={`${id}-error`} refusal={refusal} />
    </Row>
  )
}
