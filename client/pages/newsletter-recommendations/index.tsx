import { notFound } from '@tanstack/react-router'
import { MOST_RECOMMENDED } from '../../../schema/rules/recommendations'
import { recommendationsWording as wording } from '../../../schema/wording/recommendations'
import { NextPage } from '../../features/post/NextPage'
import { recommendationsAsked } from '../../features/recommendation/asked'
import { GivenItem, GotItem } from '../../features/recommendation/RecommendationItem'
import { RecommendationsOfNewsletter } from '../../features/recommendation/recommendations-of-newsletter.generated'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { AddRecommendation } from './AddRecommendation'

export async function load(page: LoadContext): Promise<void> {
  const { newsletter } = await page.query(RecommendationsOfNewsletter, recommendationsAsked(page))
  if (!newsletter?.recommendations) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

const HEADING = 'border-b border-ink pb-3 font-serif text-24 font-semibold tracking-tight'

/** What a newsletter recommends and who recommends it. Rule: docs/rules/newsletters.md, "Recommendations". */
export function Page() {
  const { newsletter } = useOperation(RecommendationsOfNewsletter, recommendationsAsked(usePage()))
  if (!newsletter?.recommendations) return null
  const { id, name, recommendations, recommendedBy } = newsletter
  const got = recommendedBy?.recommendations ?? []
  const canAdd = recommendations.filter(({ isRefused }) => !isRefused).length < MOST_RECOMMENDED
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.of(name)}</p>
      <NeedsScript text={wording.needsScript} />
      <section aria-labelledby="given" className="mt-10">
        <h2 id="given" className={HEADING}>
          {wording.given}
        </h2>
        {recommendations.length === 0 ? (
          <p className="mt-4 text-16 text-ink-soft">{wording.none}</p>
        ) : (
          <ul>
            {recommendations.map((one) => (
              <GivenItem key={one.id} recommendation={one} />
            ))}
          </ul>
        )}
        {canAdd && <AddRecommendation newsletterId={id} />}
      </section>
      <section aria-labelledby="got" className="mt-14">
        <h2 id="got" className={HEADING}>
          {wording.got}
        </h2>
        {got.length === 0 ? (
          <p className="mt-4 text-16 text-ink-soft">{wording.noneGot}</p>
        ) : (
          <ul>
            {got.map((one) => (
              <GotItem key={one.id} recommendation={one} />
            ))}
          </ul>
        )}
        <NextPage next={recommendedBy?.pagingInfo.next ?? null} text={wording.more} />
      </section>
    </div>
  )
}
