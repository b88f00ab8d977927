import { isInTable } from 'prosemirror-tables'
import { currentParagraph } from '../commands/selected'
import { currentPicture } from '../pictures/current-picture'
import { PictureMenu } from '../pictures/PictureMenu'
import type { StoryView } from '../view/use-story-view'
import { BubbleMenu } from './BubbleMenu'
import { CodeMenu } from './CodeMenu'
import { asksForLink } from './link-form'
import { isFormattable } from './marked'
import { SlashList } from './SlashList'
import { slashMenuOf } from './slash-menu'
import { TableMenu } from './TableMenu'

/** The menu that belongs to a place in the text. At most one is there. */
export function Menus({ story, listId }: { story: StoryView; listId: string }) {
  const { state } = story
  const slash = slashMenuOf(state)
  if (slash) return <SlashList story={story} menu={slash} id={listId} />
  if (isFormattable(state) || asksForLink(state)) return <BubbleMenu story={story} />
  const picture = currentPicture(state)
  if (picture) return <PictureMenu key={picture.node.attrs.name} story={story} picture={picture} />
  const paragraph = currentParagraph(state)
  if (!paragraph) return null
  if (isInTable(state)) return <TableMenu story={story} table={paragraph} />
  return paragraph.node.type.name === 'PRE' ? <CodeMenu story={story} code={paragraph} /> : null
}
