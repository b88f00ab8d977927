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

/** The sidebar's links: the reader's own pages, and where there is more to read. Pages that don't exist are left out. */
export function sidebarEntries({ username, canLink }: Input): {
  own: SidebarEntry[]
  explore: SidebarEntry[]
} {
  const isBuilt = ({ route }: SidebarEntry) => canLink(route)
  const own: SidebarEntry[] = [{ route: 'Home', text: wording.home, icon: 'home' }]
  if (username !== undefined) {
    own.push(
      { route: 'YourLibrary', text: wording.library, icon: 'library' },
      { route: 'ShowUser', text: wording.profile, icon: 'profile', params: { username } },
      { route: 'YourStories', text: wording.stories, icon: 'stories' },
      { route: 'StatsHome', text: wording.stats, icon: 'stats' },
    )
  }
  const explore: SidebarEntry[] = [
    { route: 'ShowTopStories', text: wording.topStories, icon: 'top' },
    { route: 'ExploreTopics', text: wording.topics, icon: 'topics' },
    { route: 'ShowCollectionsLibrary', text: wording.featuredLists, icon: 'publications' },
  ]
  return { own: own.filter(isBuilt), explore: explore.filter(isBuilt) }
}

/** The links of the library, in the order of its tabs, and everybody's lists. */
export function libraryEntries(canLink: Input['canLink']): SidebarEntry[] {
  const texts = wording.yourLibrary
  const entries: SidebarEntry[] = [
    { route: 'YourLists', text: texts.lists, icon: 'lists' },
    { route: 'YourSavedLists', text: texts.saved, icon: 'library' },
    { route: 'YourHighlights', text: texts.highlights, icon: 'highlights' },
    { route: 'YourResponses', text: texts.responses, icon: 'responses' },
    { route: 'YourReadingHistory', text: texts.history, icon: 'history' },
    { route: 'ShowCollectionsLibrary', text: wording.featuredLists, icon: 'publications' },
  ]
  return entries.filter(({ route }) => canLink(route))
}
