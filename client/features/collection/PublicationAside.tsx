import { collectionWording } from '../../../schema/wording/collection'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
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
    ...(firstPostAt === null
      ? []
      : [collectionWording.since(String(new Date(firstPostAt).getUTCFullYear()))]),
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
export function PublicationAside({ publication }: { publication: PublicationBlurbFragment }) {
  const link = useLink()
  const { name, description, editors, slug } = publication
  return (
    <aside aria-labelledby="about-publication" className="text-14">
      <h2 id="about-publication" className="text-14 font-semibold">
        {collectionWording.aboutName(name)}
      </h2>
      {description && <p className="mt-3 text-ink-soft text-pretty">{description}</p>}
      <div className="mt-3">
        <PublicationFacts publication={publication} />
      </div>
      {editors.length > 0 && (
        <>
          <h3 className="mt-8 mb-1 text-14 font-semibold">{collectionWording.masthead}</h3>
          <Editors editors={editors.slice(0, MOST_EDITORS)} />
        </>
      )}
      <AppLink
        href={link('ShowCollectionAbout', { collectionSlug: slug })}
        className="mt-4 inline-block py-2 text-accent hover:underline"
      >
        {collectionWording.readMore}
      </AppLink>
    </aside>
  )
}
