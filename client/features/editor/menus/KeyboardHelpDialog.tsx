import { Fragment } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { SHORTCUTS } from '../typing/keys'
import { isMac, keyText } from './key-text'
import { LINK_KEY } from './link-form'

type ShortcutId = keyof typeof SHORTCUTS

function labelOf(id: ShortcutId): string {
  const { marks, blocks, others } = editorWording
  if (id in others) return others[id as keyof typeof others]
  return id in marks ? marks[id as keyof typeof marks] : blocks[id as keyof typeof blocks].label
}

/** What each key or sign does. */
function Keys({ rows }: { rows: readonly (readonly [keys: string, meaning: string])[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] text-16">
      {rows.map(([keys, meaning]) => (
        <Fragment key={keys}>
          <dt className="border-t border-line py-2 pe-6">{meaning}</dt>
          <dd className="border-t border-line py-2 text-end">
            <kbd className="font-mono text-14 whitespace-nowrap">{keys}</kbd>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** The list of shortcuts, and of the signs that become something while they are typed. */
export function KeyboardHelpDialog({ onClosed }: { onClosed: () => void }) {
  const isMacs = isMac()
  const shortcuts = (Object.keys(SHORTCUTS) as ShortcutId[]).map(
    (id) => [keyText(SHORTCUTS[id].key, isMacs), labelOf(id)] as const,
  )
  return (
    <TitledDialog title={editorWording.help} closeLabel={editorWording.closeHelp} onClosed={onClosed}>
      <Keys rows={[...shortcuts, [keyText(LINK_KEY, isMacs), editorWording.link]]} />
      <h3 className="mt-8 mb-3 font-serif text-18 font-semibold">{editorWording.markdown.heading}</h3>
      <Keys rows={editorWording.markdown.signs} />
    </TitledDialog>
  )
}
