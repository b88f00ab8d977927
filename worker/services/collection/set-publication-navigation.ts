import * as v from 'valibot'
import {
  faultOfNavigationTitle,
  type NavigationItemInput,
  navigationItems,
  partRevision,
} from '../../../schema/inputs/collection'
import { entityId } from '../../../schema/inputs/text'
import { postIdOf } from '../../../schema/routes/post-id'
import { withoutEnd, withoutQuery } from '../../../schema/rules/cutting'
import { MAX_PUBLICATION_PAGES } from '../../../schema/rules/limits'
import { safeWebAddress } from '../../../schema/rules/links'
import type { NavigationItem } from '../../../schema/rules/navigation-item'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { pagesOfCollection } from '../../data/collection/pages'
import type { Collection } from '../../data/collection/rows'
import { setNavigation } from '../../data/collection/settings'
import { postsByIds } from '../../data/post/queries'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { savePart } from './save-change'

const wording = publicationMessages.navigation

/** The id of a story that somebody names by its address or its id. */
const postIdIn = (text: string): string | undefined =>
  postIdOf(withoutEnd(withoutQuery(text.trim()), /\//).split('/').pop()?.toLowerCase() ?? '')

/** What entries can lead to. */
interface Targets {
  subpages: ReadonlySet<string>
  features: ReadonlySet<string>
  /** Listed stories of the publication. */
  posts: ReadonlySet<string>
}

async function targetsOf(
  { db }: Needs<'db'>,
  collectionId: string,
  items: readonly NavigationItemInput[],
): Promise<Targets> {
  const ids = items.flatMap(({ destination, value }) =>
    destination === 'POST' ? (postIdIn(value ?? '') ?? []) : [],
  )
  const [subpages, features, posts] = await Promise.all([
    db.all(pagesOfCollection, collectionId, 'subpage', MAX_PUBLICATION_PAGES),
    db.all(pagesOfCollection, collectionId, 'feature', MAX_PUBLICATION_PAGES),
    db.all(postsByIds, JSON.stringify(ids)),
  ])
  return {
    subpages: new Set(subpages.map(({ slug }) => slug)),
    features: new Set(features.map(({ slug }) => slug)),
    posts: new Set(
      posts.filter((post) => post.collectionId === collectionId && post.isListed === 1).map(({ id }) => id),
    ),
  }
}

const within = (values: ReadonlySet<string>, value: string): string | undefined =>
  values.has(value) ? value : undefined

/** Destinations that take a parameter: the parameter as it is stored, and what to say if there is none. */
const PARAMETERS: Readonly<
  Partial<
    Record<
      NavigationItemInput['destination'],
      { keep: (value: string, targets: Targets) => string | undefined; message: string }
    >
  >
> = {
  EXTERNAL_URL: { keep: (value) => safeWebAddress(value), message: wording.addressInvalid },
  PAGE: { keep: (value, { subpages }) => within(subpages, value), message: wording.noPage },
  POST: { keep: (value, { posts }) => within(posts, postIdIn(value) ?? ''), message: wording.noPost },
  SECTION: { keep: (value, { features }) => within(features, value), message: wording.noSection },
  TAG_FEED: { keep: (value) => slugOfTag(value) || undefined, message: wording.tagMissing },
}

/** `EXTERNAL_URL` is stored as `external url`. */
const stored = (destination: NavigationItemInput['destination']) =>
  destination.toLowerCase().replaceAll('_', ' ') as NavigationItem['destination']

/** The entry as it is stored; or what is wrong with it. */
function read(
  item: NavigationItemInput,
  targets: Targets,
  i: number,
): Result<NavigationItem, Failure<'BAD_REQUEST'>> {
  const titleFault = faultOfNavigationTitle(item.title)
  if (titleFault) return fail('BAD_REQUEST', titleFault, `items.${i}.title`)
  const { destination, title } = item
  const parameter = PARAMETERS[destination]
  if (!parameter) return ok({ destination: stored(destination), title })
  const value = parameter.keep(item.value ?? '', targets)
  return value === undefined
    ? fail('BAD_REQUEST', parameter.message, `items.${i}.value`)
    : ok({ destination: stored(destination), title, value })
}

/**
 * Sets a publication's navigation; without entries it has the usual one. Rule: docs/rules/publications.md,
 * "Navigation of a publication".
 */
export const setPublicationNavigation = defineUseCase(
  v.object({ collectionId: entityId, items: navigationItems, baseRevision: partRevision }),
  async (
    parts: PublicationParts,
    { collectionId, items, baseRevision },
  ): Promise<Result<Collection, NoLeader | BannedLink | Failure<'BAD_REQUEST' | 'CONFLICT'>>> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const targets = await targetsOf(parts, collectionId, items)
    const navigation: NavigationItem[] = []
    for (const [i, item] of items.entries()) {
      const entry = read(item, targets, i)
      if (!entry.ok) return entry
      navigation.push(entry.value)
    }
    const { collection } = leading.value
    if (JSON.stringify(navigation) === (collection.navigationItems ?? '[]')) return ok(collection)
    const banned = await bannedLinkIn(parts.db, navigation, 'items')
    if (banned) return banned
    return savePart(parts, leading.value, 'navigation', baseRevision, {
      statements: [setNavigation(collectionId, navigation)],
      acts: [{ action: 'CHANGE_NAVIGATION', detail: navigation.map(({ title }) => title).join(', ') }],
    })
  },
)
