import type { StoryView } from '../view/use-story-view'
import { BubbleMenu } from './BubbleMenu'
import { asksForLink } from './link-form'
import { isFormattable } from './marked'
import { SlashList } from './SlashList'
import { slashMenuOf } from './slash-menu'

/** The menus that belong to a place in the text. At most one of them is there. */
export function Menus({ story, listId }: { story: StoryView; listId: string }) {
  const { state } = story
  const slash = slashMenuOf(state)
  if (slash) return <SlashList story={story} menu={slash} id={listId} />
  if (isFormattable(state) || asksForLink(state)) return <BubbleMenu story={story} />
  return null
}
