import { CATALOG_TYPES, PRIVATE_LIST, PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { MAX_LIST_ITEMS, MAX_LISTS } from '../../../schema/rules/limits'
import * as queries from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import type { Database } from '../../data/database'
import { countryToOpenIn } from '../../data/post/opened'
import { FROM_BOTTOM, type Key, type PageOf, type Paging, readPage } from '../paging'
import { emptyReadingList } from './reading-list'

const byChange = ({ updatedAt, id }: Catalog): Key => [updatedAt, id]

/** Whether a list comes before another: the one that changed last comes first. */
const order = (a: Catalog, b: Catalog): number => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1)

/** The library: public lists that staff has chosen. */
export const libraryCatalogs = (db: Database, paging?: Paging | null) =>
  readPage(paging, ([key, id], limit) => db.all(queries.libraryCatalogs, key, id, limit), byChange)

/** A person's lists that everybody may see. */
export const publicCatalogsOf = (db: Database, ownerId: string, paging?: Paging | null) =>
  readPage(paging, ([key, id], limit) => db.all(queries.catalogsByCreator, ownerId, key, id, limit), byChange)

export const NO_LISTS: PageOf<Catalog> = { items: [], next: null }

/** Which of a person's lists are wanted. */
interface Wanted {
  /** Whether it is that person who asks. */
  isOwn: boolean
  type?: string | null | undefined
  visibility?: number | null | undefined
}

/** A person's lists: to others, only public ones exist, whatever is asked for. */
export const listsOf = (
  db: Database,
  ownerId: string,
  { isOwn, type, visibility }: Wanted,
  paging?: Paging | null,
): Promise<PageOf<Catalog>> => {
  const wanted = [PUBLIC_LIST, ...(isOwn ? [PRIVATE_LIST] : [])].filter(
    (each) => visibility === null || visibility === undefined || each === visibility,
  )
  const isWanted = (catalog: Catalog): boolean => type === null || type === undefined || catalog.type === type
  return readPage(
    paging,
    async ([key, id], limit) => {
      // With a type, the others of the same page are left out; a person has few lists of other types.
      const most = type ? limit + CATALOG_TYPES.length + MAX_LISTS : limit
      const both = await Promise.all(
        wanted.map((each) =>
          each === PUBLIC_LIST
            ? db.all(queries.catalogsByCreator, ownerId, key, id, most)
            : db.all(queries.privateCatalogsByCreator, ownerId, key, id, most),
        ),
      )
      return both.flat().filter(isWanted).toSorted(order).slice(0, limit)
    },
    byChange,
  )
}

/** All of a person's lists, which are few: the reading list first, even if it is empty, then the one that changed last. */
async function allListsOf(db: Database, userId: string): Promise<[Catalog, ...Catalog[]]> {
  const all = await db.all(queries.listsOf, userId, MAX_LISTS + CATALOG_TYPES.length)
  const readingList = all.find(({ type }) => type === 'reading-list') ?? emptyReadingList(userId)
  return [readingList, ...all.filter(({ type }) => type !== 'reading-list')]
}

/** A list's place among its owner's, for whom the reading list is the first. */
const ownPlace = (list: Catalog): Key =>
  list.type === 'reading-list' ? [Number.MAX_SAFE_INTEGER, list.id] : byChange(list)

const isAfter = ([at, id]: Key, [afterAt, afterId]: Key): boolean =>
  at < afterAt || (at === afterAt && id < afterId)

/** All of a person's lists whose name or description contains some words, for that person. */
export const allCatalogsOf = (db: Database, ownerId: string, search: string, paging?: Paging | null) => {
  const words = search.trim().toLowerCase()
  return readPage(
    paging,
    async (place, limit) => {
      const all = await allListsOf(db, ownerId)
      return all
        .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(words))
        .filter((list) => isAfter(ownPlace(list), place))
        .slice(0, limit)
    },
    ownPlace,
  )
}

/** What the viewer can put a story into: the reading list first, then their own lists. */
export async function choicesOf(db: Database, userId: string): Promise<Catalog[]> {
  const [readingList, ...others] = await allListsOf(db, userId)
  return [readingList, ...others.filter(({ type }) => type === 'list')]
}

/** The lists of others that a person has saved, as far as they are still there for everybody. */
export const savedCatalogsOf = (db: Database, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(queries.savedCatalogs, userId, key, id, limit),
    ({ followedAt, id }): Key => [followedAt, id],
  )

/** The public lists with a story. */
export const publicCatalogsWith = (db: Database, postId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(queries.publicCatalogsWith, postId, key, id, limit),
    ({ id }): Key => [0, id],
    FROM_BOTTOM,
  )

/** A story of a list as its owner arranges it. */
export interface OwnItem {
  postId: string
  note: string
  /** Null for a story that the list's owner can't open any more. */
  title: string | null
}

/** All items of the viewer's own list, in order, with the titles of those that they can open in a country. */
export async function ownItemsOf(
  db: Database,
  { id, creatorId }: Catalog,
  country: string | null,
): Promise<OwnItem[]> {
  const [items, stories] = await Promise.all([
    db.all(queries.allItemsOf, id, MAX_LIST_ITEMS),
    db.all(queries.titlesOfCatalog, id, creatorId, countryToOpenIn(country), MAX_LIST_ITEMS),
  ])
  const titles = new Map(stories.map((story) => [story.id, story.title]))
  return items.map(({ postId, note }) => ({ postId, note, title: titles.get(postId) ?? null }))
}
