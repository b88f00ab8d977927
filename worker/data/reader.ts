import { Ahead } from './ahead'
import { type Bringing, readBrought } from './brought'
import { catalogsByIds, firstPostsOfCatalogs, savedCatalogKeys } from './catalog/queries'
import { collectionByDomainOrSlug, collectionsByIds, editorsOfCollections } from './collection/queries'
import { countsOfLetters, linksOfLetters } from './counting/queries'
import { Database } from './database'
import { relationsByKeys } from './follow/queries'
import { invoicesOfCharges } from './invoice/invoices'
import { lookupLoader, rowLoader, rowsLoader } from './loader'
import { newslettersByIds } from './newsletter/newsletters'
import { ownLoaders } from './own'
import { onwardLoader } from './post/onward'
import { pageFactsByKeys } from './post/page-facts'
import { bodiesByVersionIds, postsAndNamedByIds, shownBodiesByVersionIds } from './post/queries'
import type { Post } from './post/rows'
import { publicQuotesByIds } from './quote/queries'
import { PagePlan } from './read-plans'
import { responsesByIds } from './response/queries'
import { keptPlacesOf } from './response/threads'
import { factsOfSequences } from './sequence/queries'
import { shownTagsOfPosts, tagsBySlugs } from './tag/queries'
import { liveDomainsOfUsers, userByUsername, usersByIds } from './user/queries'

/**
 * One request's loaders: each row is read once, with all keys of one moment together.
 *
 * @param isPrimaryFirst whether the session was opened so that its first read comes from the primary.
 */
export function createReader(d1: D1Database | D1DatabaseSession, isPrimaryFirst = false) {
  const db = new Database(d1, isPrimaryFirst)
  const users = rowLoader(db, usersByIds, (row) => row.id)
  const posts = rowLoader<Post>(db, postsAndNamedByIds, (row) => row.id)
  const collections = rowLoader(db, collectionsByIds, (row) => row.id)
  const ahead = new Ahead(db)
  const own = ownLoaders(db, (key) => {
    const [userId, postId] = JSON.parse(key)
    const lists = ahead.of(userId).lists?.(postId)
    return lists?.map((catalogId) => ({ key, catalogId }))
  })
  // Stories of one writer in one publication bring the same.
  const known = new Set<string>()
  db.onBrought = (row) => {
    const { brought, collectionId } = row as Bringing
    if (known.has(brought)) return
    known.add(brought)
    const { users: authors, collection } = readBrought({ brought })
    for (const author of authors) users.prime(author.id, author)
    if (collectionId) collections.prime(collectionId, collection)
  }
  return {
    db,
    /** What the page has asked for before. */
    plan: new PagePlan(db),
    /** What the reader of a page has to do with what it will show. */
    ahead,
    users,
    /** Key: the username that a person has, or had, in lower case. */
    usersByName: lookupLoader(db, userByUsername, (row) => users.prime(row.id, row)),
    userDomains: rowLoader(db, liveDomainsOfUsers, (row) => row.userId),
    posts,
    /** Like `bodies`, without the data that only a story's page shows. */
    texts: rowLoader(db, bodiesByVersionIds, (row) => row.id),
    bodies: rowLoader(db, shownBodiesByVersionIds, (row) => row.id),
    /** What may be shown after a story. */
    onward: onwardLoader(db),
    collections,
    /** Only stored ones: a newsletter that nobody has used yet has no row. */
    newsletters: rowLoader(db, newslettersByIds, (row) => row.id),
    /** What was counted of letters, and the links of each that were followed. */
    letterCounts: rowsLoader(db, countsOfLetters, (row) => row.letterId),
    letterLinks: rowsLoader(db, linksOfLetters, (row) => row.letterId),
    catalogs: rowLoader(db, catalogsByIds, (row) => row.id),
    firstPostsOfCatalogs: rowsLoader(
      db,
      firstPostsOfCatalogs,
      (row) => row.catalogId,
      (row) => posts.prime(row.id, row),
    ),
    /** Key: the slug or domain that a publication has, or a slug that it had, in lower case. */
    collectionsBySlug: lookupLoader(db, collectionByDomainOrSlug, (row) => collections.prime(row.id, row)),
    editors: rowsLoader(
      db,
      editorsOfCollections,
      (row) => row.collectionId,
      (row) => users.prime(row.id, row),
    ),
    /** How many parts of a series readers see, how long they take, and a picture of one. */
    sequenceFacts: rowLoader(db, factsOfSequences, (row) => row.id),
    tags: rowLoader(db, tagsBySlugs, (row) => row.slug),
    /** Whether somebody follows or mutes something. Key: `relationKey`. */
    relations: rowLoader(
      db,
      relationsByKeys,
      (row) => row.key,
      (key) => {
        const [userId, kind, targetId] = JSON.parse(key)
        const relation = ahead.of(userId).relation?.(kind, targetId)
        return relation && { key, ...relation }
      },
    ),
    /** How often somebody has clapped for something. Key: `clapKey`. */
    claps: own.claps,
    /** Where responses stand. */
    responses: rowLoader(db, responsesByIds, (row) => row.postId),
    /** How many empty places among the answers to a response are kept. */
    keptPlaces: rowLoader(db, keptPlacesOf, (row) => row.postId),
    /** Whether the discussion of a story is closed. */
    /** Key: `pageFactsKey`. */
    pageFacts: rowLoader(db, pageFactsByKeys, (row) => row.key),
    /** The lists of a person that a story is in. Key: `listedPostKey`. */
    listsWithPosts: own.lists,
    /** Whether somebody has saved a list. Key: `savedCatalogKey`. */
    savedCatalogs: rowLoader(db, savedCatalogKeys, (row) => row.key),
    /** Somebody's highlights in a story. Key: `quotesKey`. */
    quotes: own.quotes,
    publicQuotes: rowLoader(db, publicQuotesByIds, (row) => row.id),
    /** Where somebody stopped in a story, on each device. Key: `placesKey`. */
    readingPlaces: own.places,
    invoices: rowsLoader(db, invoicesOfCharges, (row) => row.chargeId),
    /** The topics of a story that readers see. */
    tagsOfPosts: rowsLoader(db, shownTagsOfPosts, (row) => row.postId),
  }
}

export type Reader = ReturnType<typeof createReader>
