import { slugOfTag } from '../../../schema/rules/tag-slug'
import type { Reader } from '../../data/reader'
import type { SearchKind } from '../../data/search/tables'
import { collectionFacet, LOW_QUALITY, tagFacet, writerFacet } from './facets'
import { type Demands, type Filter, facet, inColumns, type ParsedQuery } from './query'

/** What a search is restricted to. */
export interface SearchScope {
  /** Stories of this publication. */
  collectionId?: string | undefined
  /** Stories that this person wrote. */
  creatorId?: string | undefined
  /** Shows what is of low quality too. Rule: docs/rules/search.md, "Quality". */
  isUnfiltered: boolean
}

/** The columns that a filter is about, where it isn't a facet. A kind ignores all others. */
const COLUMNS: Readonly<Record<SearchKind, Partial<Record<Filter['name'], readonly string[]>>>> = {
  posts: { author: ['author'], from: ['author'] },
  users: { author: ['username', 'name'] },
  collections: { from: ['slug', 'name'] },
  tags: { tag: ['name'] },
  catalogs: { author: ['author'] },
}

/** The facet of the publication at an address, or else of the person with a username. */
async function facetOfSource({ collectionsBySlug, usersByName }: Reader, name: string) {
  const key = name.toLowerCase()
  const [collection, user] = await Promise.all([collectionsBySlug.load(key), usersByName.load(key)])
  if (collection) return facet(collectionFacet(collection.id))
  return user && facet(writerFacet(user.id))
}

/** What a filter demands of a kind of entries; nothing if it isn't about them. */
async function demandOf(reader: Reader, kind: SearchKind, { name, value, words }: Filter) {
  if (kind === 'posts' && name === 'tag') return facet(tagFacet(slugOfTag(value)))
  const source = kind === 'posts' && name === 'from' ? await facetOfSource(reader, value) : undefined
  const columns = COLUMNS[kind][name]
  return source ?? (columns && inColumns(columns, words))
}

/**
 * What entries have to have besides the words of a query. Whom `from:` names is read from the main database: stories
 * know their publication and their writer by id.
 *
 * @returns also whether the query says which entries it wants, even if it has no words.
 */
export async function demandsOf(
  reader: Reader,
  kind: SearchKind,
  { filters, without }: ParsedQuery,
  { collectionId, creatorId, isUnfiltered }: SearchScope,
): Promise<Demands & { isSaid: boolean }> {
  const said = await Promise.all(
    filters.map(async (filter) => ({ ...filter, demand: await demandOf(reader, kind, filter) })),
  )
  const of = (excluded: boolean) =>
    said.flatMap(({ demand, isExcluded }) => (demand && isExcluded === excluded ? [demand] : []))
  const isStory = kind === 'posts'
  return {
    isSaid: of(false).length > 0,
    with: [
      ...(isStory && collectionId ? [facet(collectionFacet(collectionId))] : []),
      ...(isStory && creatorId ? [facet(writerFacet(creatorId))] : []),
      ...of(false),
    ],
    without: [
      ...(isUnfiltered ? [] : [facet(LOW_QUALITY)]),
      ...of(true),
      ...without.map((word) => inColumns(undefined, [word])),
    ],
  }
}
