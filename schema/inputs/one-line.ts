import * as v from 'valibot'
import { cleanLine } from '../rules/clean-text'
import { atMost, limit } from './text'

/**
 * A name, a title or a description: one line. It may be empty, unless there is a message for one that is missing.
 * Rule: docs/rules/language.md, "Typed text".
 */
export const oneLine = ({ max, tooLong, missing }: { max: number; tooLong: string; missing?: string }) =>
  v.pipe(
    v.string(),
    limit(`${missing === undefined ? 'At most' : '1 to'} ${max} characters, one line.`),
    v.transform(cleanLine),
    v.check((text) => missing === undefined || text !== '', missing ?? ''),
    atMost(max, tooLong),
  )
