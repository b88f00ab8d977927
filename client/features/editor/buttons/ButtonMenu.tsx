import { editorWording } from '../../../../schema/wording/editor'
import { replaceFigure } from '../commands/figures'
import type { Placed } from '../commands/selected'
import { FigureMenu } from '../menus/FigureMenu'
import { buttonDialog } from '../page/parts'
import type { StoryView } from '../view/use-story-view'

/** What can be done with the current button. */
export const ButtonMenu = ({ story, button }: { story: StoryView; button: Placed }) => (
  <FigureMenu
    story={story}
    figure={button}
    wording={editorWording.button}
    dialog={buttonDialog}
    change={replaceFigure}
  />
)
