import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { MoreLink, RailSection } from '../../ui/RailSection'

/** The rail beside the viewer's library, which points to everybody's lists. */
export function LibraryRail() {
  return (
    <RailSection title={catalogWording.featured}>
      <p className="mt-3 text-14 text-ink-soft text-pretty">{catalogWording.featuredText}</p>
      <MoreLink href={linkTo('ShowCollectionsLibrary')} text={catalogWording.browseFeatured} />
    </RailSection>
  )
}
