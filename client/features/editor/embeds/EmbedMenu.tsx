import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { preload, useLazy } from '../../../ui/lazy'
import { cardAsLink } from '../cards/bare-cards'
import { removeFigure, replaceFigure } from '../commands/figures'
import type { Placed } from '../commands/selected'
import { embedDialog } from '../page/parts'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'

const wording = editorWording.embed

/** What can be done with the current frame or card. */
export function EmbedMenu({ story, embed }: { story: StoryView; embed: Placed }) {
  const { view } = story
  const place = usePlaceAt<HTMLFieldSetElement>(view, embed.pos, 'above')
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazy(embedDialog, isOpen)
  const near = () => void preload(embedDialog)
  const run = (command: Command) => {
    command(view.state, view.dispatch)
    view.focus()
  }
  return (
    <>
      <fieldset ref={place} className="editor-menu" aria-label={wording.label}>
        <Button
          size="small"
          look="plain"
          className="px-3"
          aria-haspopup="dialog"
          onPointerEnter={near}
          onFocus={near}
          onClick={() => setOpen(true)}
        >
          {wording.edit}
        </Button>
        {embed.node.type.name === 'MIXTAPE_EMBED' && (
          <Button
            size="small"
            look="plain"
            className="px-3"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              view.dispatch(cardAsLink(view.state, embed).scrollIntoView())
              view.focus()
            }}
          >
            {wording.toLink}
          </Button>
        )}
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
          node={embed.node}
          onSave={(node) => run(replaceFigure(node))}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  )
}
