import { listsOf } from '../../../client/features/post/body/list-entries'
import { markedText } from '../../../client/features/post/body/markups'
import { withReferences } from '../../../client/features/post/body/references'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import { usedFonts } from '../../../client/features/post/body/used-fonts'
import { MAX_TRACK_LABEL } from '../../../schema/rules/limits'
import type { Markup } from '../../../schema/story/paragraph'
import { markupOf } from '../../client/render'
import { entry, film, items, LONG, many, marked, type Reader } from './inputs'

/** What pages are made by. */
export const PAGE_READERS: readonly Reader[] = [
  entry('client/features/post/body/StoryBody.tsx StoryBody', LONG, (text) =>
    markupOf(<StoryBody body={[marked(text), film(text, text.slice(0, MAX_TRACK_LABEL))]} />),
  ),
  entry('client/features/post/body/used-fonts.ts usedFonts', LONG, (text) =>
    usedFonts([...many(text), marked(text)], 'en'),
  ),
  entry('client/features/post/body/list-entries.ts listsOf', LONG, (text) => listsOf(items(text))),
  entry('client/features/post/body/markups.tsx markedText', LONG, (text) =>
    markedText(text, (marked(text) as { markups: Markup[] }).markups),
  ),
  entry('client/features/post/body/references.ts withReferences', LONG, (text) =>
    withReferences([...many(text), { type: 'FOOTNOTE', name: 'note', label: '1', text: '', markups: [] }]),
  ),
]
