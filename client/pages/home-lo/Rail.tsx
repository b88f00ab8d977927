import { linkTo } from '../../../schema/routes/links'
import { homeWording } from '../../../schema/wording/home'
import { PublicationItem } from '../../features/collection/PublicationItem'
import { FollowItem } from '../../features/follow/FollowItem'
import { TopicIndex } from '../../features/tag/TopicIndex'
import { useCanLink } from '../../lib/use-can-link'
import { placeIn } from '../../lib/use-source-link'
import { RailSection } from '../../ui/RailSection'
import type { HomeFrontQuery } from './home-front.generated'

/** Topics, publications and writers to explore from the front page. */
export function Rail({ featuredTags, topCollections, topWriters }: HomeFrontQuery) {
  const canLink = useCanLink()
  return (
    <>
      {featuredTags.tags.length > 0 && (
        <RailSection
          title={homeWording.topics}
          more={canLink('ExploreTopics') && { href: linkTo('ExploreTopics'), text: homeWording.allTopics }}
        >
          <TopicIndex tags={featuredTags.tags} />
        </RailSection>
      )}
      {topCollections.length > 0 && (
        <RailSection title={homeWording.publications}>
          <div className="pt-2">
            {topCollections.map((collection) => (
              <PublicationItem key={collection.id} collection={collection} />
            ))}
          </div>
        </RailSection>
      )}
      {topWriters.length > 0 && (
        <RailSection title={homeWording.writersToRead}>
          <div className="pt-2">
            {topWriters.map((user, i) => (
              <FollowItem key={user.id} user={user} source={placeIn('TOP_WRITERS', i)} />
            ))}
          </div>
        </RailSection>
      )}
    </>
  )
}
