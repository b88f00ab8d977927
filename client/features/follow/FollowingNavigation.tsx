import { followingWording } from '../../../schema/wording/following'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { MoreLink, RailSection } from '../../ui/RailSection'
import { TabLinks } from '../../ui/TabLinks'

/** The top of the pages on which the viewer manages what they follow and mute. */
export function FollowingNavigation({ title, text }: { title: string; text: string }) {
  const link = useLink()
  const { pathname } = usePage()
  const { tabs, navigation } = followingWording
  const people = link('YourFollowing')
  const muted = link('SettingsMute')
  const all = [
    { href: people, text: tabs.people },
    { href: link('YourFollowingEntity', { entityName: 'publications' }), text: tabs.publications },
    { href: link('YourFollowingTopics'), text: tabs.topics },
    { href: link('YourFollowingSuggestions'), text: tabs.suggestions },
    { href: link('ReadingHistoryLegacy'), text: tabs.history },
    { href: muted, text: tabs.muted },
  ]
  // The lists of writers and of what is muted have a second address each.
  const here = pathname.startsWith(muted)
    ? muted
    : pathname === link('YourFollowingEntity', { entityName: 'people' })
      ? people
      : pathname
  return (
    <header className="pt-2 lg:pt-6">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{text}</p>
      <TabLinks
        label={navigation}
        className="mt-6 sm:mt-8"
        tabs={all.map((tab) => ({ ...tab, isCurrent: tab.href === here }))}
      />
    </header>
  )
}

/** Where else the viewer shapes what they see. */
export function FollowingRail() {
  const link = useLink()
  const { feed, muted, suggestions } = followingWording
  return (
    <RailSection title={followingWording.navigation}>
      <div className="flex flex-col items-start">
        <MoreLink href={link('YourFollowingFeed', { entityName: 'people' })} text={feed.title} />
        <MoreLink href={link('YourFollowingSuggestions')} text={suggestions.title} />
        <MoreLink href={link('SettingsMute')} text={muted.title} />
      </div>
    </RailSection>
  )
}
