import { linkTo } from '../../../schema/routes/links'
import { feedWording } from '../../../schema/wording/feed'
import { useCanLink } from '../../lib/use-can-link'
import { EmptyState } from '../../ui/EmptyState'
import type { FeedAddress } from './feed-address'

interface Props {
  address: FeedAddress
  /** The reader has muted or hidden what would be here. */
  isFiltered: boolean
  followsTopics: boolean
}

const { empty } = feedWording

/** Says why a feed has no stories, and what to do about it. */
export function EmptyFeed({ address, isFiltered, followsTopics }: Props) {
  const canLink = useCanLink()
  if (isFiltered) {
    const more = canLink('SettingsMute') && { href: linkTo('SettingsMute'), text: feedWording.manageMuted }
    return <EmptyState text={empty.filtered} more={more} />
  }
  if (address.tagSlug !== null) return <EmptyState text={empty.nothingNew} />
  if (address.feed === 'FOLLOWING') {
    const find = canLink('YourFollowingSuggestions') ? 'YourFollowingSuggestions' : 'ExploreTopics'
    return <EmptyState text={empty.following} more={{ href: linkTo(find), text: feedWording.findWriters }} />
  }
  return (
    <EmptyState
      text={followsTopics ? empty.nothingNew : empty.topics}
      more={{
        href: linkTo('TopicsOnboarding', {}, { query: { redirectUrl: linkTo('Home') } }),
        text: feedWording.chooseTopics,
      }}
    />
  )
}
