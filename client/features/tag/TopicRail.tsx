import { tagWording } from '../../../schema/wording/tag'
import { useLink } from '../../lib/use-link'
import { placeIn } from '../../lib/use-source-link'
import { RailSection } from '../../ui/RailSection'
import { FollowItem } from '../follow/FollowItem'
import type { WriterItemFragment } from '../user/writer-item.generated'
import { TopicPills } from './TopicPills'

interface Props {
  slug: string
  writers?: { users: readonly WriterItemFragment[] }
  related?: readonly { id: string; slug: string; displayTitle: string }[]
}

/** The rail of a topic: its writers and related topics. */
export function TopicRail({ slug, writers = { users: [] }, related = [] }: Props) {
  const link = useLink()
  return (
    <>
      {writers.users.length > 0 && (
        <RailSection
          title={tagWording.whoToFollow}
          more={{ href: link('ShowTagWhoToFollow', { tagSlug: slug }), text: tagWording.allWriters }}
        >
          <div className="pt-2">
            {writers.users.map((user, i) => (
              <FollowItem key={user.id} user={user} source={placeIn('TOP_WRITERS', i)} />
            ))}
          </div>
        </RailSection>
      )}
      {related.length > 0 && (
        <RailSection title={tagWording.related}>
          <div className="pt-4">
            <TopicPills tags={related} section="RELATED_TAGS" />
          </div>
        </RailSection>
      )}
    </>
  )
}
