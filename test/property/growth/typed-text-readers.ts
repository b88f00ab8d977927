import * as v from 'valibot'
import { oneLine } from '../../../schema/inputs/one-line'
import { cleanParagraphs } from '../../../schema/rules/clean-paragraphs'
import { cleanLine, cleanTypedLine, isSeen } from '../../../schema/rules/clean-text'
import { onOneLine } from '../../../schema/rules/on-one-line'
import { entry, LONG, type Reader } from './inputs'

/** What cleans the texts that people type. */
export const TYPED_TEXT_READERS: readonly Reader[] = [
  entry('schema/rules/clean-text.ts isSeen', LONG, isSeen),
  entry('schema/rules/on-one-line.ts onOneLine', LONG, onOneLine),
  entry('schema/rules/clean-text.ts cleanLine', LONG, cleanLine),
  entry('schema/rules/clean-text.ts cleanTypedLine', LONG, cleanTypedLine),
  entry('schema/rules/clean-paragraphs.ts cleanParagraphs', LONG, cleanParagraphs),
  entry('schema/inputs/one-line.ts oneLine', LONG, (text) =>
    v.safeParse(oneLine({ max: 60, tooLong: '' }), text),
  ),
]
