import { FIRST_NEWSLETTER, type NewsletterRhythm } from '../../../schema/rules/newsletters'
import { collectionsByIds } from '../../data/collection/queries'
import type { Collection } from '../../data/collection/rows'
import { type NewsletterRow, newslettersByIds } from '../../data/newsletter/newsletters'
import { usersByIds } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import type { Needs } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'

/** What a newsletter says of itself. */
interface Settings {
  /** Whether it is stored, as one that anybody has used. */
  isUsed: boolean
  slug: string
  name: string
  description: string
  imageId: string | null
  color: string | null
  /** Who its letters come from; empty for its name. */
  senderName: string
  /** Where its letters come from as long as the domain works; null for the site's address. */
  senderAddress: string | null
  takesReplies: boolean
  /** Whether replies of people with an account wait as responses to the story. */
  holdsReplies: boolean
  hasReferrals: boolean
  /** Whether it is counted who opens its letters and follows their links. */
  countsOpens: boolean
  rhythm: NewsletterRhythm
  /** Whether stories are sent when they are published, unless their writer says otherwise. */
  sendsStories: boolean
  /** Since when it is switched off or deleted; null while it is there. */
  offAt: number | null
  /** When it is deleted for good; null unless it was deleted. */
  goneAt: number | null
}

/** A newsletter as everybody sees it. */
export interface Newsletter extends Settings {
  id: string
  /** Its writer; null for a publication's. */
  user: User | null
  collection: Collection | null
}

/** Who a newsletter's letters come from. */
export const senderOf = ({ senderName, name }: Pick<Newsletter, 'senderName' | 'name'>): string =>
  senderName || name

/** What is stored of a newsletter, or what holds for one that isn't stored. @param ownerName its name unless it has one. */
const settingsOf = (ownerName: string, row: NewsletterRow | undefined): Settings => ({
  isUsed: row !== undefined,
  slug: row?.slug ?? FIRST_NEWSLETTER,
  name: row?.name || ownerName,
  description: row?.description ?? '',
  imageId: row?.imageId ?? null,
  color: row?.color ?? null,
  senderName: row?.senderName ?? '',
  senderAddress: row?.senderAddress ?? null,
  takesReplies: row?.takesReplies === 1,
  holdsReplies: row?.holdsReplies === 1,
  hasReferrals: row?.hasReferrals === 1,
  countsOpens: row?.countsOpens === 1,
  rhythm: row?.rhythm ?? 'any',
  sendsStories: row?.sendsStories === 1,
  offAt: row?.offAt ?? null,
  goneAt: row?.goneAt ?? null,
})

/** Whether a newsletter is there for everybody: neither switched off nor deleted. */
export const isOn = ({ offAt }: Pick<Newsletter, 'offAt'>): boolean => offAt === null

const ofUser = (user: User, row: NewsletterRow | undefined): Newsletter | undefined =>
  can(VISITOR, 'subscribe', { entity: 'newsletter', writer: user })
    ? { id: user.id, user, collection: null, ...settingsOf(user.name, row) }
    : undefined

/** The newsletter of a person; nothing while they aren't shown, or have switched it off. @param row absent if it isn't stored. */
export function newsletterOfUser(user: User, row: NewsletterRow | undefined): Newsletter | undefined {
  const newsletter = ofUser(user, row)
  return newsletter && isOn(newsletter) ? newsletter : undefined
}

/** A newsletter of a publication, whether or not it is on. @param row absent for the first one, if it isn't stored. */
export const newsletterOfCollection = (collection: Collection, row?: NewsletterRow): Newsletter => ({
  id: row?.id ?? collection.id,
  user: null,
  collection,
  ...settingsOf(collection.name, row),
})

/** A newsletter by its id, stored or not; nothing if its owner is gone, or it is. Rule: docs/rules/newsletters.md, "Newsletters". */
export async function findNewsletter({ db }: Needs<'db'>, id: string): Promise<Newsletter | undefined> {
  return (await findNewsletters({ db }, [id])).get(id)
}

/** A newsletter for whose it is and for who subscribes to it: also one that is switched off or deleted. */
export async function findKeptNewsletter({ db }: Needs<'db'>, id: string): Promise<Newsletter | undefined> {
  return (await findKeptNewsletters({ db }, [id])).get(id)
}

/** The publications of newsletters that aren't their first. */
async function ownersOfOthers({ db }: Needs<'db'>, rows: readonly NewsletterRow[]) {
  const ids = rows.flatMap(({ id, collectionId }) =>
    collectionId === null || collectionId === id ? [] : [collectionId],
  )
  return ids.length === 0 ? [] : db.all(collectionsByIds, JSON.stringify([...new Set(ids)]))
}

/** Several newsletters; those whose owners are gone are left out, and those that are switched off or deleted. */
export async function findNewsletters(
  parts: Needs<'db'>,
  newsletterIds: readonly string[],
): Promise<ReadonlyMap<string, Newsletter>> {
  const kept = await findKeptNewsletters(parts, newsletterIds)
  return new Map([...kept].filter(([, newsletter]) => isOn(newsletter)))
}

/** Several newsletters, whether or not they are on; those whose owners are gone are left out. */
export async function findKeptNewsletters(
  { db }: Needs<'db'>,
  newsletterIds: readonly string[],
): Promise<ReadonlyMap<string, Newsletter>> {
  const ids = JSON.stringify(newsletterIds)
  const [users, collections, rows] = await Promise.all([
    db.all(usersByIds, ids),
    db.all(collectionsByIds, ids),
    db.all(newslettersByIds, ids),
  ])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const owners = new Map((await ownersOfOthers({ db }, rows)).map((owner) => [owner.id, owner]))
  const others = rows.map((row) => {
    const owner = owners.get(row.collectionId ?? '')
    return owner && row.id !== owner.id ? newsletterOfCollection(owner, row) : undefined
  })
  const all = [
    ...users.map((user) => ofUser(user, rowOf.get(user.id))),
    ...collections.map((collection) => newsletterOfCollection(collection, rowOf.get(collection.id))),
    ...others,
  ]
  return new Map(all.flatMap((one) => (one ? [[one.id, one]] : [])))
}
