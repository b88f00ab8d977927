/** What people have deleted and can restore. Rule: docs/rules/catalog.md, "Recently deleted". */
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { HIDDEN_LIST } from '../../../schema/rules/catalogs'
import { catalog } from '../../../schema/tables/catalog'
import { quote } from '../../../schema/tables/quote'
import { sequence } from '../../../schema/tables/sequence'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'

/** A thing that its owner has deleted. */
export interface DeletedRow {
  id: string
  kind: 'list' | 'series' | 'highlight'
  name: string
  deletedAt: number
}

const at = <T>(column: T) => sql<number>`${column}`

export const deletedLists = query('deletedLists', (userId: Param<string>, ...[deletedAt, id, limit]: Page) =>
  select({ id: catalog.id, kind: sql<'list'>`'list'`, name: catalog.name, deletedAt: at(catalog.deletedAt) })
    .from(indexedBy(catalog, 'catalog_deleted_of_creator'))
    .where(
      and(
        eq(catalog.creatorId, userId),
        isNotNull(catalog.deletedAt),
        lt(catalog.visibility, HIDDEN_LIST),
        before([catalog.deletedAt, catalog.id], [deletedAt, id]),
      ),
    )
    .orderBy(desc(catalog.deletedAt), desc(catalog.id))
    .limit(limit),
)

export const deletedSeries = query(
  'deletedSeries',
  (userId: Param<string>, ...[deletedAt, id, limit]: Page) =>
    select({
      id: sequence.id,
      kind: sql<'series'>`'series'`,
      name: sequence.title,
      deletedAt: at(sequence.deletedAt),
    })
      .from(indexedBy(sequence, 'sequence_deleted_of_creator'))
      .where(
        and(
          eq(sequence.creatorId, userId),
          isNotNull(sequence.deletedAt),
          before([sequence.deletedAt, sequence.id], [deletedAt, id]),
        ),
      )
      .orderBy(desc(sequence.deletedAt), desc(sequence.id))
      .limit(limit),
)

export const deletedHighlights = query(
  'deletedHighlights',
  (userId: Param<string>, ...[deletedAt, id, limit]: Page) =>
    select({
      id: quote.id,
      kind: sql<'highlight'>`'highlight'`,
      name: quote.words,
      deletedAt: at(quote.deletedAt),
    })
      .from(indexedBy(quote, 'quote_deleted_of_user'))
      .where(
        and(
          eq(quote.userId, userId),
          isNotNull(quote.deletedAt),
          before([quote.deletedAt, quote.id], [deletedAt, id]),
        ),
      )
      .orderBy(desc(quote.deletedAt), desc(quote.id))
      .limit(limit),
)
