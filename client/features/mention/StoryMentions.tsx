import { mentionHref } from '../../../schema/rules/mentions'
import { storySchema } from '../editor/model/schema'
import { usePlaceAt } from '../editor/view/place-at'
import type { StoryView } from '../editor/view/use-story-view'
import { MentionList } from './MentionList'
import { type BegunMention, mentionAt } from './mention-at'

const { A, CODE } = storySchema.marks
/** Placeholder in a text for something that is no character. */
const OBJECT = '\ufffc'

/** The mention that the writer is about to write, by its position in the document; not in code or a link. */
function begunIn({ view, state }: StoryView): BegunMention | undefined {
  const { empty, $from } = state.selection
  const { parent, parentOffset } = $from
  if (!empty || !parent.isTextblock || parent.type.spec.code || !view.hasFocus()) return undefined
  if ($from.marks().some(({ type }) => type === A || type === CODE)) return undefined
  const begun = mentionAt(parent.textBetween(0, parentOffset, undefined, OBJECT))
  return begun && { ...begun, start: $from.start() + begun.start }
}

/** Offers people below an @ in a story; who is taken becomes a link that outlives their username. */
export function StoryMentions({ story }: { story: StoryView }) {
  const { view, state } = story
  const begun = begunIn(story)
  const place = usePlaceAt(view, begun?.start ?? 0, 'below')
  return (
    <MentionList
      ref={place}
      field={view.dom}
      begun={begun}
      className="editor-menu"
      onTake={({ id, username }, { start }) => {
        const link = storySchema.text(`@${username}`, [A.create({ href: mentionHref(id), title: null })])
        const tr = view.state.tr.replaceWith(start, state.selection.from, [link, storySchema.text(' ')])
        view.dispatch(tr.scrollIntoView())
      }}
    />
  )
}
