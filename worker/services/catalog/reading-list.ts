import { predefinedId } from '../../../schema/routes/catalog-id'
import { CATALOG_TYPES, type CatalogType, PRIVATE_LIST } from '../../../schema/rules/catalogs'
import { catalogWording } from '../../../schema/wording/catalog'
import type { Catalog } from '../../data/catalog/rows'

type Predefined = Exclude<CatalogType, 'list'>

/** Which of the lists that everybody has a slug names, if it is that of one. */
export const predefinedAt = (slug: string): Predefined | undefined =>
  CATALOG_TYPES.find((type): type is Predefined => type !== 'list' && type === slug)

/** A list that everybody has, before anything is in it: it is stored with the first story. */
export const emptyPredefined = (userId: string, type: Predefined): Catalog => ({
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
