import { catalogsByIds, firstPostsOfCatalogs, listsWithPosts, savedCatalogKeys } from './catalog/queries'
import { clapsByKeys } from './clap/queries'
import { collectionByDomainOrSlug, collectionsByIds, editorsOfCollections } from './collection/queries'
import { Database } from './database'
import { relationsByKeys } from './follow/queries'
import { lookupLoader, rowLoader, rowsLoader } from './loader'
import { onwardLoader } from './post/onward'
import { bodiesByVersionIds, postsByIds, shownBodiesByVersionIds } from './post/queries'
import { publicQuotesByIds, quotesByKeys } from './quote/queries'
import { placesByKeys } from './reading-history/queries'
import { closedDiscussions, responsesByIds } from './response/queries'
import { keptPlacesOf } from './response/threads'
import { factsOfSequences } from './sequence/queries'
import { tagsBySlugs, tagsOfPosts } from './tag/queries'
import { liveDomainsOfUsers, userByUsername, usersByIds, writersOfPosts } from './user/queries'

/** One request's loaders: each row is read once, with all keys of one moment together. */
export function createReader(d1: D1Database | D1DatabaseSession) {
  const db = new Database(d1)
  const users = rowLoader(db, usersByIds, (row) => row.id)
  const posts = rowLoader(db, postsByIds, (row) => row.id)
  const collections = rowLoader(db, collectionsByIds, (row) => row.id)
  return {
    db,
    users,
    /** Key: the username that a person has, or had, in lower case. */
    usersByName: lookupLoader(db, userByUsername, (row) => users.prime(row.id, row)),
    userDomains: rowLoader(db, liveDomainsOfUsers, (row) => row.userId),
    posts,
    /** The writers of posts, where they are read along with these. */
    writersOfPosts: rowLoader(db, writersOfPosts, (row) => row.postId),
    /** Like `bodies`, without the data that only a story's page shows. */
    texts: rowLoader(db, bodiesByVersionIds, (row) => row.id),
    bodies: rowLoader(db, shownBodiesByVersionIds, (row) => row.id),
    /** What may be shown after a story. */
    onward: onwardLoader(db),
    collections,
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
    relations: rowLoader(db, relationsByKeys, (row) => row.key),
    /** How often somebody has clapped for something. Key: `clapKey`. */
    claps: rowLoader(db, clapsByKeys, (row) => row.key),
    /** Where responses stand. */
    responses: rowLoader(db, responsesByIds, (row) => row.postId),
    /** How many empty places among the answers to a response are kept. */
    keptPlaces: rowLoader(db, keptPlacesOf, (row) => row.postId),
    /** Whether the discussion of a story is closed. */
    closedDiscussions: rowLoader(db, closedDiscussions, (row) => row.id),
    /** The lists of a person that a story is in. Key: `listedPostKey`. */
    listsWithPosts: rowsLoader(db, listsWithPosts, (row) => row.key),
    /** Whether somebody has saved a list. Key: `savedCatalogKey`. */
    savedCatalogs: rowLoader(db, savedCatalogKeys, (row) => row.key),
    /** Somebody's highlights in a story. Key: `quotesKey`. */
    quotes: rowsLoader(db, quotesByKeys, (row) => row.key),
    publicQuotes: rowLoader(db, publicQuotesByIds, (row) => row.id),
    /** Where somebody stopped in a story, on each device. Key: `placesKey`. */
    readingPlaces: rowsLoader(db, placesByKeys, (row) => row.key),
    tagsOfPosts: rowsLoader(db, tagsOfPosts, (row) => row.postId),
  }
}

export type Reader = ReturnType<typeof createReader>
