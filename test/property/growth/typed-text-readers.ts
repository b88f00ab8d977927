import * as v from 'valibot'
import { oneLine } from '../../../schema/inputs/text'
import {
  cleanLine,
  cleanParagraphs,
  cleanTypedLine,
  isSeen,
  onOneLine,
} from '../../../schema/rules/clean-text'
import { entry, LONG, type Reader } from './inputs'

/** What cleans the texts that people type. */
export const TYPED_TEXT_READERS: readonly Reader[] = [
  entry('schema/rules/clean-text.ts isSeen', LONG, isSeen),
  entry('schema/rules/clean-text.ts onOneLine', LONG, onOneLine),
  entry('schema/rules/clean-text.ts cleanLine', LONG, cleanLine),
  entry('schema/rules/clean-text.ts cleanTypedLine', LONG, cleanTypedLine),
  entry('schema/rules/clean-text.ts cleanParagraphs', LONG, cleanParagraphs),
  entry('schema/inputs/text.ts oneLine', LONG, (text) =>
    v.safeParse(oneLine({ max: 60, tooLong: '' }), text),
  ),
]
