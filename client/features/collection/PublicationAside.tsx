import type { ReactNode } from 'react'
import { collectionWording } from '../../../schema/wording/collection'
import { yearName } from '../../../schema/wording/formats'
import { reportButtonWording } from '../../../schema/wording/report-button'
import { useLink } from '../../lib/use-link'
import { MoreLink, RailSection } from '../../ui/RailSection'
import { FollowWithMenu } from '../follow/FollowWithMenu'
import { ReportButton } from '../report/ReportButton'
import { Editors } from './Editors'
import type { PublicationBlurbFragment } from './publication-blurb.generated'

/** How many editors are listed beside a publication's stories; its about page lists them all. */
const MOST_EDITORS = 6

/** A publication in numbers. */
export function PublicationFacts({
  publication,
}: {
  publication: { subscriberCount: number; postCount: number; firstPostAt: number | null }
}) {
  const { subscriberCount, postCount, firstPostAt } = publication
  const facts = [
    collectionWording.followers(subscriberCount),
    collectionWording.stories(postCount),
    ...(firstPostAt === null ? [] : [collectionWording.since(yearName(firstPostAt))]),
  ]
  return (
    <ul className="dotted text-13 text-ink-soft tabular-nums">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** About a publication and its editors, beside its stories or below them on narrow screens. */
export function PublicationAside({
  publication,
  field,
}: {
  publication: PublicationBlurbFragment
  field?: ReactNode
}) {
  const link = useLink()
  const { id, name, description, editors, slug } = publication
  return (
    <aside aria-label={collectionWording.aboutName(name)} className="space-y-10 text-14">
      <RailSection title={collectionWording.aboutName(name)}>
        {description && <p className="mt-4 text-ink-soft text-pretty">{description}</p>}
        <div className="mt-3">
          <PublicationFacts publication={publication} />
        </div>
        <div className="mt-4 flex items-center gap-2">
          <FollowWithMenu target={{ kind: 'collection', id, name }} />
          <ReportButton
            target={{ kind: 'COLLECTION', id }}
            label={reportButtonWording.name(name)}
            className="px-2 text-14 text-ink-soft"
          />
        </div>
        <MoreLink
          href={link('ShowCollectionAbout', { collectionSlug: slug })}
          text={collectionWording.readMore}
        />
        {publication.newsletter && (
          <div>
            <MoreLink
              href={link('CollectionNewsletter', { collectionSlug: slug })}
              text={collectionWording.subscribe}
            />
          </div>
        )}
      </RailSection>
      {field}
      {editors.length > 0 && (
        <RailSection title={collectionWording.masthead}>
          <div className="mt-2">
            <Editors editors={editors.slice(0, MOST_EDITORS)} />
          </div>
        </RailSection>
      )}
    </aside>
  )
}
