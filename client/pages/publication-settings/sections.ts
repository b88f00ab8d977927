import type { RouteName } from '../../../schema/routes/index'
import type { PageContext } from '../../lib/page'

/** The parts of a publication's settings. */
export type Section = 'info' | 'about' | 'navigation' | 'subpages' | 'featurePages' | 'followers' | 'log'

/** The routes of each part; the first one is the part's own. */
const ROUTES = {
  info: ['CollectionSettings'],
  about: ['CollectionSettingsAbout'],
  navigation: ['CollectionSettingsNavigation'],
  subpages: ['CollectionSettingsSubpages', 'CollectionNewSubpage', 'CollectionEditSubpage'],
  featurePages: ['CollectionSettingsFeaturePages', 'CollectionNewFeaturePage', 'CollectionEditFeaturePage'],
  followers: ['CollectionSettingsFollowers'],
  log: ['CollectionSettingsLog'],
} as const satisfies Record<Section, readonly RouteName[]>

export const SECTIONS = Object.keys(ROUTES) as Section[]

export const routeOf = (section: Section) => ROUTES[section][0]

/** The part that a page shows; nothing for one that doesn't exist yet. */
export const sectionOf = ({ routeName }: Pick<PageContext, 'routeName'>): Section | undefined =>
  SECTIONS.find((section) => (ROUTES[section] as readonly (RouteName | undefined)[]).includes(routeName))

export const isNewPage = ({ routeName }: Pick<PageContext, 'routeName'>): boolean =>
  routeName === 'CollectionNewSubpage' || routeName === 'CollectionNewFeaturePage'

/** The slug of the page that is edited, if one is. */
export const editedPageOf = ({ routeName, params }: Pick<PageContext, 'routeName' | 'params'>) =>
  routeName === 'CollectionEditSubpage'
    ? params.subpageSlug
    : routeName === 'CollectionEditFeaturePage'
      ? params.slugOfTag
      : undefined

export const slugOf = ({ params }: Pick<PageContext, 'params'>) => ({ slug: params.collectionSlug ?? '' })

export const kindOf = (section: Section): 'FEATURE' | 'SUBPAGE' =>
  section === 'featurePages' ? 'FEATURE' : 'SUBPAGE'
