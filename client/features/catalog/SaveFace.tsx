import { Strokes } from '../../ui/Strokes'

/** A ribbon between pages. */
const RIBBON = 'M5.500 3.500h9v13L10 13l-4.500 3.500z'

/** What the button shows: the drawing, filled and in colour once the story is in a list. A phone has no room for a word. */
export function SaveFace({ isSaved = false }: { isSaved?: boolean }) {
  return <Strokes d={RIBBON} className={isSaved ? 'shrink-0 text-accent' : 'shrink-0'} isFilled={isSaved} />
}
