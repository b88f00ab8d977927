import { readingMinutes } from '../../../schema/rules/reading-time'
import { editorWording } from '../../../schema/wording/editor'
import { findWording } from '../../../schema/wording/find'
import { outlineWording } from '../../../schema/wording/outline'
import { Button } from '../../ui/Button'
import { preload, useLazy } from '../../ui/lazy'
import { KeyboardHelp } from './menus/KeyboardHelp'
import { storyLength } from './model/counts'
import { findBar, outlinePanel, wordGoal } from './page/parts'
import type { StoryView } from './view/use-story-view'

/** What opens beside a text that is written. */
export type TextTool = 'find' | 'outline'

interface Props {
  story: StoryView
  /** The story whose goal is shown; other texts have none. */
  goalOf: string | undefined
  open: TextTool | undefined
  onOpen: (tool: TextTool | undefined) => void
}

/** The line below a text: its length, and what opens beside it. Each part is loaded when it is wanted. */
export function TextTools({ story, goalOf, open, onOpen }: Props) {
  const FindBar = useLazy(findBar, open === 'find')
  const OutlinePanel = useLazy(outlinePanel, open === 'outline')
  // The text is written without it, too.
  const WordGoal = useLazy(wordGoal, goalOf !== undefined, false)
  const { words, seconds } = storyLength(story.state.doc)
  const close = () => onOpen(undefined)
  return (
    <>
      <div className="mt-8 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1 text-14 text-ink-soft">
        <p>{editorWording.length(words, readingMinutes(seconds))}</p>
        {goalOf !== undefined && WordGoal && <WordGoal key={goalOf} postId={goalOf} words={words} />}
        <div className="flex flex-wrap gap-x-4">
          <Button
            look="text"
            size="small"
            aria-expanded={open === 'outline'}
            onPointerEnter={() => preload(outlinePanel)}
            onClick={() => onOpen(open === 'outline' ? undefined : 'outline')}
          >
            {outlineWording.label}
          </Button>
          <Button
            look="text"
            size="small"
            aria-expanded={open === 'find'}
            onPointerEnter={() => preload(findBar)}
            onClick={() => onOpen(open === 'find' ? undefined : 'find')}
          >
            {findWording.open}
          </Button>
          <KeyboardHelp />
        </div>
      </div>
      {open === 'find' && FindBar && <FindBar story={story} onClosed={close} />}
      {open === 'outline' && OutlinePanel && <OutlinePanel story={story} onClosed={close} />}
    </>
  )
}
