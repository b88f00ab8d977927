import * as v from 'valibot'
import { atMost, limit } from './text'

/** A name that somebody gives a thing of theirs: one line, without characters that change the text direction. */
export const oneLine = (most: number, message: string) =>
  v.pipe(
    v.string(),
    limit(`1 to ${most} characters, one line.`),
    v.transform((name) =>
      name
        .toWellFormed()
        .replace(/\p{Cc}|\p{Cf}/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
    v.nonEmpty(message),
    atMost(most, message),
  )
