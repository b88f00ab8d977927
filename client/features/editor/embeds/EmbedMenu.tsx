import { editorWording } from '../../../../schema/wording/editor'
import { cardAsLink } from '../cards/bare-cards'
import { replaceFigure } from '../commands/figures'
import type { Placed } from '../commands/selected'
import { FigureMenu } from '../menus/FigureMenu'
import { MenuButton } from '../menus/MenuButton'
import { embedDialog } from '../page/parts'
import type { StoryView } from '../view/use-story-view'

const wording = editorWording.embed

/** What can be done with the current frame or card. */
export function EmbedMenu({ story, embed }: { story: StoryView; embed: Placed }) {
  const { view } = story
  const toLink = () => {
    view.dispatch(cardAsLink(view.state, embed).scrollIntoView())
    view.focus()
  }
  return (
    <FigureMenu story={story} figure={embed} wording={wording} dialog={embedDialog} change={replaceFigure}>
      {embed.node.type.name === 'MIXTAPE_EMBED' && <MenuButton onClick={toLink}>{wording.toLink}</MenuButton>}
    </FigureMenu>
  )
}
