import { currentFigure } from '../commands/figures'
import { currentParagraph } from '../commands/selected'
import { BubbleMenu } from '../menus/BubbleMenu'
import { CodeMenu } from '../menus/CodeMenu'
import { asksForLink } from '../menus/link-form'
import { SlashList } from '../menus/SlashList'
import { slashMenuOf } from '../menus/slash-menu'
import { PictureMenu } from '../pictures/PictureMenu'
import type { StoryView } from '../view/use-story-view'

/** The menu that belongs to a place in a small text. What formats it stands below. */
export function SmallMenus({ story, listId }: { story: StoryView; listId: string }) {
  const { state } = story
  const slash = slashMenuOf(state)
  if (slash) return <SlashList story={story} menu={slash} id={listId} />
  if (asksForLink(state)) return <BubbleMenu story={story} />
  const picture = currentFigure(state)
  if (picture) return <PictureMenu key={picture.node.attrs.name} story={story} picture={picture} isSmall />
  const paragraph = currentParagraph(state)
  return paragraph?.node.type.name === 'PRE' ? <CodeMenu story={story} code={paragraph} /> : null
}
