import { fileBlockWording } from '../../../../schema/wording/file-block'
import { changeFigure } from '../commands/figures'
import type { Placed } from '../commands/selected'
import { FigureMenu } from '../menus/FigureMenu'
import { fileDialog } from '../page/parts'
import type { StoryView } from '../view/use-story-view'

/** What can be done with the current recording, film or attachment. */
export const FileMenu = ({ story, card }: { story: StoryView; card: Placed }) => (
  <FigureMenu
    story={story}
    figure={card}
    wording={fileBlockWording}
    dialog={fileDialog}
    change={changeFigure}
  />
)
