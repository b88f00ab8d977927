import * as v from 'valibot'
import { cleanParagraphs } from '../rules/clean-paragraphs'
import { atMost, limit } from './text'

/** A text of several lines. Rule: docs/rules/language.md, "Typed text". */
export const paragraphs = (most: number, message: string) =>
  v.pipe(
    v.string(),
    limit(`At most ${most} characters.`),
    v.transform(cleanParagraphs),
    atMost(most, message),
  )
