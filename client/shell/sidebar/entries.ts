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
 * as long as people have no library of their own, the one of everybody's lists is the library.
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
      text: hasLibrary ? wording.lists : wording.library,
      icon: hasLibrary ? 'publications' : 'library',
    },
  ]
  return { own: own.filter(isBuilt), explore: explore.filter(isBuilt) }
}

/**
 * The links of the library: the viewer's own lists, and the library of everybody's. As long as people have no page for
 * their lists alone, it is the one on their profile.
 */
export function libraryEntries({ username, canLink }: Input): SidebarEntry[] {
  const texts = wording.yourLibrary
  const onProfile: SidebarEntry[] =
    username === undefined || canLink('YourLists')
      ? []
      : [{ route: 'ShowUserLists', text: texts.lists, icon: 'lists', params: { username } }]
  const entries: SidebarEntry[] = [
    { route: 'YourLists', text: texts.lists, icon: 'lists' },
    ...onProfile,
    { route: 'YourSavedLists', text: texts.saved, icon: 'library' },
    { route: 'YourReadingHistory', text: texts.history, icon: 'history' },
    { route: 'ShowCollectionsLibrary', text: wording.library, icon: 'publications' },
  ]
  return entries.filter(({ route }) => canLink(route))
}
