import { editorWording } from '../../../../../schema/wording/editor'
import { landingFiguresWording as wording } from '../../../../../schema/wording/landing/figures'
import { useOperation } from '../../../../lib/query'
import '../../../../styles/editor-menus.css'
import { buttonClass } from '../../../../ui/button-look'
import { ChoiceFace } from '../../../editor/menus/ChoiceFace'
import { CHOICE_FACES, type ChoiceId } from '../../../editor/menus/choice-faces'
import { WriterHeaderFace } from '../../../editor/page/WriterHeader'
import { StoryBody } from '../../../post/body/StoryBody'
import { StoryTitle } from '../../../post/StoryTitle'
import { Frame } from '../Frame'
import { ShownStory } from '../shown-story.generated'

/** What the open menu shows before it would scroll, group by group. */
const SHOWN = [
  ['text', ['heading', 'quotation', 'pullQuote']],
  ['lists', ['bulletedList', 'toDoList']],
  ['more', ['formula', 'table', 'footnote']],
] as const satisfies readonly (readonly [keyof typeof editorWording.groups, readonly ChoiceId[]])[]

/** The menu that a slash opens below the line that is typed. */
function SlashMenu() {
  return (
    <div className="editor-menu slash-list">
      {SHOWN.map(([group, ids]) => (
        <div key={group}>
          <p role="presentation">{editorWording.groups[group]}</p>
          {ids.map((id) => (
            <div key={id} role="option" tabIndex={-1} aria-selected={id === 'heading'}>
              <ChoiceFace icon={CHOICE_FACES[id][1]} label={editorWording.blocks[id].label} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The editor with the beginning of a story that was written in it, and what it can insert. */
export function EditorFigure() {
  const { story, opening } = useOperation(ShownStory, {}).showcase
  if (!story) return null
  return (
    <Frame caption={wording.editor}>
      <WriterHeaderFace
        state={<p className="text-14 text-ink-soft">{editorWording.saving.saved}</p>}
        tools={<span className={buttonClass({ look: 'main', size: 'small' })}>{wording.publish}</span>}
      />
      <div lang={story.language} className="mx-auto max-w-inset px-6 pt-10">
        <StoryTitle title={story.title} subtitle={story.subtitle} />
        <div className="mt-8 max-h-[5.75rem] overflow-hidden">
          <StoryBody body={opening.filter(({ type }) => type === 'P').slice(0, 1)} />
        </div>
        <div className="relative mt-5 h-96 font-serif text-20">
          /
          <div className="relative mt-1 font-sans">
            <SlashMenu />
          </div>
        </div>
      </div>
    </Frame>
  )
}
