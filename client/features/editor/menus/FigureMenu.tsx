import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Lazy } from '../../../lib/lazily'
import { Button } from '../../../ui/Button'
import { preload, useLazy } from '../../../ui/lazy'
import { removeFigure } from '../commands/figures'
import { runCommand } from '../commands/run-command'
import type { Placed } from '../commands/selected'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'
import { MenuButton } from './MenuButton'

interface DialogProps<Saved> {
  node: Node
  isSmall: boolean
  onSave: (saved: Saved) => void
  onClosed: () => void
}

interface Props<Saved> {
  story: StoryView
  figure: Placed
  wording: { label: string; edit: string; remove: string }
  /** What the button says that opens the dialog, while the figure lacks something. */
  missing?: string | undefined
  /** It is described and removed, and stands in the text as it is. */
  isSmall?: boolean
  dialog: Lazy<ComponentType<DialogProps<Saved>>>
  /** Changes the figure to what the dialog gives. */
  change: (saved: Saved) => Command
  /** Further buttons. */
  children?: ReactNode
}

/** What can be done with the current picture, frame or card. */
export function FigureMenu<Saved>(props: Props<Saved>) {
  const { story, figure, wording, missing, isSmall = false, dialog, change, children } = props
  const { view } = story
  const place = usePlaceAt<HTMLFieldSetElement>(view, figure.pos, 'above')
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazy(dialog, isOpen)
  const near = () => void preload(dialog)
  return (
    <>
      <fieldset ref={place} className="editor-menu" aria-label={wording.label}>
        <Button
          size="small"
          look={missing ? 'main' : 'plain'}
          className="px-3"
          aria-haspopup="dialog"
          onPointerEnter={near}
          onFocus={near}
          onClick={() => setOpen(true)}
        >
          {missing ?? wording.edit}
        </Button>
        {children}
        <MenuButton onClick={() => runCommand(view, removeFigure)}>{wording.remove}</MenuButton>
      </fieldset>
      {Dialog && (
        <Dialog
          node={figure.node}
          isSmall={isSmall}
          onSave={(saved) => runCommand(view, change(saved))}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  )
}
