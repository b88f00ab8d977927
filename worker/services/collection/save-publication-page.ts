import * as v from 'valibot'
import {
  pageDescription,
  pageSlug,
  pageTag,
  pageTitle,
  partRevision,
} from '../../../schema/inputs/collection'
import { entityId } from '../../../schema/inputs/text'
import { MAX_PUBLICATION_PAGES } from '../../../schema/rules/limits'
import { slugify } from '../../../schema/rules/slug'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import type { StoryBody } from '../../../schema/story/paragraph'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { inputWording } from '../../../schema/wording/inputs'
import { forgetDeletedPage, insertPage, pagesOfCollection, setPage } from '../../data/collection/pages'
import { collectionPage } from '../../data/collection/queries'
import { isOutdated } from '../../data/collection/revisions'
import type { CollectionPage } from '../../data/collection/rows'
import { isDuplicate, type Statement } from '../../data/database'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { keepPicturesOf } from '../media/pictures-in-use'
import { decoratedBody } from '../post/decorate'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { publicationText } from './publication-text'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { saveChange } from './save-change'

const { page: wording } = publicationMessages
const taken = fail('ALREADY_EXISTS', wording.slugTaken, 'slug')

export const pageKind = v.picklist(['SUBPAGE', 'FEATURE'], inputWording.invalid)

/** `FEATURE` is stored as `feature`. */
export const storedKind = (kind: 'SUBPAGE' | 'FEATURE') => (kind === 'FEATURE' ? 'feature' : 'subpage')

/** Second segments of addresses that have their own meaning before a feature page's `/home`. */
const TAKEN_BY_ROUTES: ReadonlySet<string> = new Set([
  'all',
  'archive',
  'feed',
  'manage',
  'newsletters',
  'search',
  'settings',
  'stats',
  'stories',
  'subpage',
  'tagged',
])

/**
 * Creates a subpage or a feature page, or changes one. Rule: docs/rules/publications.md, "Subpages and feature pages".
 */
export const savePublicationPage = defineUseCase(
  v.object({
    collectionId: entityId,
    kind: pageKind,
    currentSlug: v.nullish(
      v.pipe(entityId, v.description('Of the page that changes; absent for a new one.')),
      null,
    ),
    slug: v.nullish(v.pipe(pageSlug, v.description('Made of the title if it is absent.')), null),
    title: pageTitle,
    description: v.nullish(pageDescription, ''),
    body: v.nullish(
      v.pipe(publicationText, v.description('The text of a subpage; an absent one stays as it is.')),
      null,
    ),
    baseRevision: partRevision,
    tag: v.nullish(v.pipe(pageTag, v.description('The topic of a feature page.')), null),
  }),
  async (
    parts: PublicationParts,
    { collectionId, kind: wantedKind, currentSlug, slug: wanted, title, description, tag, ...given },
  ): Promise<
    Result<CollectionPage, NoLeader | BannedLink | Failure<'BAD_REQUEST' | 'ALREADY_EXISTS' | 'CONFLICT'>>
  > => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const { db, clock } = parts
    const kind = storedKind(wantedKind)
    const slug = slugify(wanted || title)
    if (slug === '') return fail('BAD_REQUEST', publicationMessages.slugInvalid, 'slug')
    const tagSlug = kind === 'feature' ? slugOfTag(tag ?? '') : null
    if (tagSlug === '') return fail('BAD_REQUEST', wording.tagMissing, 'tag')
    if (kind === 'feature' && TAKEN_BY_ROUTES.has(slug)) return taken
    const [before, holder, all] = await Promise.all([
      currentSlug === null ? undefined : db.first(collectionPage, collectionId, kind, currentSlug),
      db.first(collectionPage, collectionId, kind, slug),
      db.all(pagesOfCollection, collectionId, kind, MAX_PUBLICATION_PAGES),
    ])
    if (currentSlug !== null && !before) return fail('NOT_FOUND', wording.notFound)
    if (holder && slug !== currentSlug) return taken
    if (!before && all.length >= MAX_PUBLICATION_PAGES)
      return fail('CONFLICT', wording.tooMany(MAX_PUBLICATION_PAGES))
    const now = clock.now()
    const body =
      given.body && kind === 'subpage'
        ? decoratedBody(given.body)
        : (JSON.parse(before?.body ?? 'null') as StoryBody | null)
    const banned = await bannedLinkIn(db, [title, description, body], 'body')
    if (banned) return banned
    const row = { collectionId, kind, slug, title, description, tagSlug, body, updatedAt: now } as const
    const statement: Statement = before
      ? setPage(
          collectionId,
          kind,
          before.slug,
          slug,
          title,
          description,
          tagSlug,
          body,
          now,
          given.baseRevision,
        )
      : insertPage(row, MAX_PUBLICATION_PAGES)
    try {
      const saved = await saveChange(parts, leading.value, {
        statements: [forgetDeletedPage(collectionId, kind, slug), statement, ...keepPicturesOf(body, now)],
        acts: [{ action: before ? 'CHANGE_PAGE' : 'CREATE_PAGE', detail: title }],
      })
      if (!saved.ok) return saved
    } catch (error) {
      if (isOutdated(error)) return fail('CONFLICT', publicationMessages.outdated)
      if (!isDuplicate(error)) throw error
      return taken
    }
    const saved = await db.first(collectionPage, collectionId, kind, slug)
    return saved ? ok(saved) : fail('NOT_FOUND', wording.notFound)
  },
)
