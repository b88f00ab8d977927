import * as v from 'valibot'
import { isImageId } from '../rules/images'
import { limit } from './text'

/** The id of an uploaded picture. Rule: docs/rules/images.md, "Uploads". */
export const imageId = (message: string) =>
  v.pipe(v.string(), limit('24 hex digits.'), v.check(isImageId, message))
