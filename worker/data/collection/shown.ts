import { eq } from 'drizzle-orm'
import { collection } from '../../../schema/tables/collection'

/** Publications that nobody has removed. */
export const isShownCollection = eq(collection.isRemoved, false)
