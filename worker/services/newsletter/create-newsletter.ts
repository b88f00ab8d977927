import * as v from 'valibot'
import { newNewsletterId, newsletterSlug } from '../../../schema/inputs/newsletter'
import { entityId } from '../../../schema/inputs/text'
import { MOST_NEWSLETTERS } from '../../../schema/rules/newsletters'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { expectLeader, isNoLeader } from '../../data/collection/settings'
import { isDuplicate } from '../../data/database'
import {
  insertAnotherNewsletter,
  isOwnerId,
  newslettersOfCollection,
} from '../../data/newsletter/newsletters'
import type { BannedLink } from '../banned-domain/find-banned'
import { recordAct } from '../collection/record-act'
import { type Leading, type NoLeader, requireLeader } from '../collection/require-leader'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import {
  findKeptNewsletter,
  findNewsletter,
  type Newsletter,
  newsletterOfCollection,
} from './find-newsletter'
import { firstUse } from './first-use'
import {
  faultOfSettings,
  type NewsletterSettings,
  newsletterEntries,
  storedSettings,
} from './newsletter-settings'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'purger'>
type Created = Result<
  Newsletter,
  NoLeader | BannedLink | Failure<'BAD_REQUEST' | 'ALREADY_EXISTS' | 'CONFLICT'>
>

const slugTaken = fail('ALREADY_EXISTS', newsletterMessages.slugTaken, 'slug')
const tooMany = fail('CONFLICT', newsletterMessages.tooManyOfPublication)

const keyTaken = fail('ALREADY_EXISTS', newsletterMessages.keyTaken, 'key')

/**
 * What the same request has made before, if it has; a failure if the key is that of something else. An id of a person
 * or a publication is that of their first newsletter, whether or not anybody sees them now.
 */
async function existing(parts: Needs<'db'>, key: string, collectionId: string): Promise<Created | undefined> {
  const [before, owner] = await Promise.all([findKeptNewsletter(parts, key), parts.db.first(isOwnerId, key)])
  if (owner?.isOwner === 1) return keyTaken
  if (!before) return undefined
  return before.collection?.id === collectionId ? ok(before) : keyTaken
}

/** Stores a newsletter, and before it the first one, which counts too. */
async function store(
  { db, clock, purger }: Parts,
  { actor, collection }: Leading,
  id: string,
  slug: string,
  settings: NewsletterSettings,
): Promise<void> {
  const now = clock.now()
  const stored = storedSettings(collection.name, settings)
  await db.write([
    expectLeader(collection.id, actor.id),
    ...firstUse(newsletterOfCollection(collection), now),
    insertAnotherNewsletter(
      { id, collectionId: collection.id, createdAt: now, slug, ...stored },
      MOST_NEWSLETTERS,
    ),
    recordAct(collection.id, actor, 'CREATE_NEWSLETTER', now, { detail: settings.name }),
    ...purger.statements([purger.names.collection(collection.id)], { now }),
  ])
  await purger.request()
}

/**
 * Makes another newsletter of a publication. Doing it twice with one key makes one. Rule: docs/rules/newsletters.md,
 * "Several newsletters".
 */
export const createNewsletter = defineUseCase(
  v.object({ collectionId: entityId, key: newNewsletterId, slug: newsletterSlug, ...newsletterEntries }),
  async (parts: Parts, { collectionId, key, slug, ...settings }): Promise<Created> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const before = await existing(parts, key, collectionId)
    if (before) return before
    const rows = await parts.db.all(newslettersOfCollection, collectionId, MOST_NEWSLETTERS)
    // The first one counts, stored or not.
    if (rows.filter(({ id }) => id !== collectionId).length + 1 >= MOST_NEWSLETTERS) return tooMany
    const fault = await faultOfSettings(parts, leading.value.actor.id, settings)
    if (fault) return fault
    try {
      await store(parts, leading.value, key, slug, settings)
    } catch (error) {
      if (isNoLeader(error)) return fail('FORBIDDEN', newsletterMessages.notYours)
      if (!isDuplicate(error)) throw error
      // The request has arrived twice at once, or somebody else was quicker.
      return (await existing(parts, key, collectionId)) ?? slugTaken
    }
    const made = await findNewsletter(parts, key)
    return made ? ok(made) : tooMany
  },
)
