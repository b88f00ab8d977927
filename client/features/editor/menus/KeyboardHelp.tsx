import { useId } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { Dialog, useDialog } from '../../../ui/dialog/Dialog'
import { SHORTCUTS } from '../typing/keys'
import { keyText } from './key-text'
import { LINK_KEY } from './link-form'

type ShortcutId = keyof typeof SHORTCUTS

function labelOf(id: ShortcutId): string {
  if (id === 'undo' || id === 'redo') return editorWording[id]
  const { marks, blocks } = editorWording
  return id in marks ? marks[id as keyof typeof marks] : blocks[id as keyof typeof blocks].label
}

/** A button, and the list of shortcuts that it opens. */
export function KeyboardHelp() {
  const help = useDialog()
  const id = useId()
  const isMac = typeof navigator !== 'undefined' && /Mac|iP(hone|[oa]d)/.test(navigator.platform)
  return (
    <>
      <Button look="text" size="small" {...help.opener}>
        {editorWording.help}
      </Button>
      {help.isOpen && (
        <Dialog
          labelledBy={id}
          closeLabel={editorWording.closeHelp}
          onClosed={help.closed}
          width="md:max-w-inset"
        >
          <h2 id={id} className="text-20">
            {editorWording.help}
          </h2>
          <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
            {(Object.keys(SHORTCUTS) as ShortcutId[]).map((shortcut) => (
              <div key={shortcut} className="contents">
                <dt>{labelOf(shortcut)}</dt>
                <dd>
                  <kbd>{keyText(SHORTCUTS[shortcut].key, isMac)}</kbd>
                </dd>
              </div>
            ))}
            <div className="contents">
              <dt>{editorWording.link}</dt>
              <dd>
                <kbd>{keyText(LINK_KEY, isMac)}</kbd>
              </dd>
            </div>
          </dl>
          <h3 className="mt-6 text-16 font-medium">{editorWording.markdown.heading}</h3>
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
            {editorWording.markdown.signs.map(([signs, meaning]) => (
              <div key={signs} className="contents">
                <dt>{meaning}</dt>
                <dd>
                  <kbd>{signs}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}
