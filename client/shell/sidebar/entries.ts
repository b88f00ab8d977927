import type { RouteName } from '../../../schema/routes/index'
import { sidebarWording as wording } from '../../../schema/wording/sidebar'
import type { SidebarIcon } from './SidebarIcon'

/** A link of the sidebar. */
export interface SidebarEntry {
  route: RouteName
  text: string
  icon: SidebarIcon
  params?: Readonly<Record<string, string>>
}

interface Input {
  /** Nothing for a visitor. */
  username: string | undefined
  /** Whether a route's page exists for this viewer. */
  canLink: (route: RouteName) => boolean
}

/**
 * The sidebar's links: the reader's own pages, and where there is more to read. Pages that don't exist are left out;
 * as long as people have no library of their own, the one of all publications is the library.
 */
export function sidebarEntries({ username, canLink }: Input): {
  own: SidebarEntry[]
  explore: SidebarEntry[]
} {
  const isBuilt = ({ route }: SidebarEntry) => canLink(route)
  const hasLibrary = username !== undefined && canLink('YourLists')
  const own: SidebarEntry[] = [{ route: 'Home', text: wording.home, icon: 'home' }]
  if (username !== undefined) {
    own.push(
      { route: 'YourLists', text: wording.library, icon: 'library' },
      { route: 'ShowUser', text: wording.profile, icon: 'profile', params: { username } },
      { route: 'YourStories', text: wording.stories, icon: 'stories' },
      { route: 'StatsHome', text: wording.stats, icon: 'stats' },
    )
  }
  const explore: SidebarEntry[] = [
    { route: 'ShowTopStories', text: wording.topStories, icon: 'top' },
    { route: 'ExploreTopics', text: wording.topics, icon: 'topics' },
    {
      route: 'ShowCollectionsLibrary',
      text: hasLibrary ? wording.publications : wording.library,
      icon: hasLibrary ? 'publications' : 'library',
    },
  ]
  return { own: own.filter(isBuilt), explore: explore.filter(isBuilt) }
}
