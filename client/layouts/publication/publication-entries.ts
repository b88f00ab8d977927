import type { RouteName } from '../../../schema/routes/index'
import { publicationMenuWording as wording } from '../../../schema/wording/collection-menu'

interface Input {
  /** Whether a route's page exists for this viewer. */
  canLink: (route: RouteName) => boolean
  /** Whether the editors' inbox replaces the lists of stories. */
  isInboxAlone: boolean
}

interface PublicationEntry {
  route: RouteName
  text: string
}

const entry = (route: RouteName, text: string): PublicationEntry => ({ route, text })

/** The entries with which a publication is managed, without those whose pages don't exist. */
export function publicationEntries({ canLink, isInboxAlone }: Input): {
  main: PublicationEntry[]
  settings: PublicationEntry[]
} {
  const isBuilt = ({ route }: PublicationEntry) => canLink(route)
  const lists = [
    entry('ShowCollectionStoriesManager', wording.stories),
    entry('CollectionManageFeatured', wording.featured),
  ]
  const main = [
    entry('NewCollectionPost', wording.write),
    ...(isInboxAlone ? [] : lists),
    entry('CollectionInbox', wording.inbox),
    entry('CollectionReports', wording.reports),
    entry('CollectionNewNewsletter', wording.newsletter),
    entry('ShowCollectionStats', wording.stats),
    entry('ShowCollectionFollowers', wording.followers),
  ]
  const settings = [
    entry('CollectionSettings', wording.info),
    entry('CollectionDesign', wording.design),
    entry('CollectionSubmissionSettings', wording.submission),
    entry('CollectionSettingsNavigation', wording.navigation),
    entry('CollectionSettingsSubpages', wording.subpages),
    entry('CollectionSettingsAbout', wording.about),
    entry('CollectionPeople', wording.people),
  ]
  return { main: main.filter(isBuilt), settings: settings.filter(isBuilt) }
}
