import { predefinedId } from '../../../schema/routes/catalog-id'
import { PRIVATE_LIST } from '../../../schema/rules/lists'
import { catalogWording } from '../../../schema/wording/catalog'
import type { Catalog } from '../../data/catalog/rows'

/** Somebody's reading list before anything has been saved to it: it is stored with the first story. */
export const emptyReadingList = (userId: string): Catalog => ({
  id: predefinedId(userId, 'reading-list'),
  slug: 'reading-list',
  name: catalogWording.predefined['reading-list'],
  description: '',
  creatorId: userId,
  type: 'reading-list',
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
