import * as v from 'valibot'
import { decodeCursor } from '../rules/cursor'

/** The position of a list's next page, for a program: one that we didn't hand out is refused. */
export const cursor = v.pipe(
  v.string(),
  v.check((after) => decodeCursor(after) !== undefined, 'Give as `after` what a page had as `next`.'),
)
