import { IMAGE_LAYOUTS } from '../../../../schema/story/paragraph-parts'
import { editorWording } from '../../../../schema/wording/editor'
import { changeFigure } from '../commands/figures'
import { joinGallery, leaveGallery } from '../commands/galleries'
import { runCommand } from '../commands/run-command'
import type { Placed } from '../commands/selected'
import { FigureMenu } from '../menus/FigureMenu'
import { MenuButton } from '../menus/MenuButton'
import { pictureDialog } from '../page/parts'
import type { StoryView } from '../view/use-story-view'

const wording = editorWording.picture

const ARRANGEMENTS = [
  { label: wording.beside, command: joinGallery },
  { label: wording.alone, command: leaveGallery },
]

interface Props {
  story: StoryView
  picture: Placed
  /** It is described and removed, and stands in the text as it is. */
  isSmall?: boolean
}

/** What can be done with the current picture. */
export function PictureMenu({ story: { view }, story, picture, isSmall = false }: Props) {
  const { alt, layout, gallery } = picture.node.attrs
  return (
    <FigureMenu
      story={story}
      figure={picture}
      wording={wording}
      missing={alt === '' ? wording.describe : undefined}
      isSmall={isSmall}
      dialog={pictureDialog}
      change={changeFigure}
    >
      {gallery === null &&
        !isSmall &&
        IMAGE_LAYOUTS.map((one) => (
          <MenuButton
            key={one}
            aria-pressed={layout === one}
            onClick={() => runCommand(view, changeFigure({ layout: one }))}
          >
            {wording.layouts[one]}
          </MenuButton>
        ))}
      {ARRANGEMENTS.filter(({ command }) => !isSmall && command(view.state)).map(({ label, command }) => (
        <MenuButton key={label} onClick={() => runCommand(view, command)}>
          {label}
        </MenuButton>
      ))}
    </FigureMenu>
  )
}
