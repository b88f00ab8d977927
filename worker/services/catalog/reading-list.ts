import { predefinedId } from '../../../schema/routes/catalog-id'
import { type CatalogType, PRIVATE_LIST } from '../../../schema/rules/catalogs'
import { catalogWording } from '../../../schema/wording/catalog'
import type { Catalog } from '../../data/catalog/rows'

/** A list that everybody has, before anything is in it: it is stored with the first story. */
export const emptyPredefined = (userId: string, type: Exclude<CatalogType, 'list'>): Catalog => ({
  id: predefinedId(userId, type),
  slug: type,
  name: catalogWording.predefined[type],
  description: '',
  creatorId: userId,
  type,
  visibility: PRIVATE_LIST,
  isInLibrary: 0,
  itemCount: 0,
  followerCount: 0,
  clapCount: 0,
  responseCount: 0,
  responsesClosed: 0,
  revision: 0,
  updatedAt: 0,
  deletedAt: null,
})

/** Somebody's reading list before anything has been saved to it. */
export const emptyReadingList = (userId: string): Catalog => emptyPredefined(userId, 'reading-list')
