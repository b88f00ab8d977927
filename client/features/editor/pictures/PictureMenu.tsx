import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import { IMAGE_LAYOUTS } from '../../../../schema/story/paragraph'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { preload, useLazy } from '../../../ui/lazy'
import { changeFigure, removeFigure } from '../commands/figures'
import { joinGallery, leaveGallery } from '../commands/galleries'
import type { Placed } from '../commands/selected'
import { pictureDialog } from '../page/parts'
import { usePlaceAt } from '../view/place-at'
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
export function PictureMenu({ story, picture, isSmall = false }: Props) {
  const { view } = story
  const { alt, layout, gallery } = picture.node.attrs
  const place = usePlaceAt<HTMLFieldSetElement>(view, picture.pos, 'above')
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazy(pictureDialog, isOpen)
  const near = () => void preload(pictureDialog)
  const run = (command: Command) => {
    command(view.state, view.dispatch)
    view.focus()
  }
  return (
    <>
      <fieldset ref={place} className="editor-menu" aria-label={wording.label}>
        <Button
          size="small"
          look={alt === '' ? 'main' : 'plain'}
          className="px-3"
          aria-haspopup="dialog"
          onPointerEnter={near}
          onFocus={near}
          onClick={() => setOpen(true)}
        >
          {alt === '' ? wording.describe : wording.edit}
        </Button>
        {gallery === null &&
          !isSmall &&
          IMAGE_LAYOUTS.map((one) => (
            <Button
              key={one}
              size="small"
              look="plain"
              className="px-3"
              aria-pressed={layout === one}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(changeFigure({ layout: one }))}
            >
              {wording.layouts[one]}
            </Button>
          ))}
        {ARRANGEMENTS.filter(({ command }) => !isSmall && command(view.state)).map(({ label, command }) => (
          <Button
            key={label}
            size="small"
            look="plain"
            className="px-3"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="small"
          look="plain"
          className="px-3"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(removeFigure)}
        >
          {wording.remove}
        </Button>
      </fieldset>
      {Dialog && (
        <Dialog
          node={picture.node}
          isSmall={isSmall}
          onSave={(changes) => run(changeFigure(changes))}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  )
}
