import type { Command } from 'prosemirror-state'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { Menu } from '../../../ui/menu/Menu'
import { MenuItem, MenuPart } from '../../../ui/menu/MenuItems'
import { runCommand } from '../commands/run-command'
import type { Placed } from '../commands/selected'
import {
  addTableColumn,
  addTableRow,
  alignTableColumn,
  deleteTableColumn,
  deleteTableRow,
  deleteWholeTable,
  hasHeadRow,
  toggleTableHead,
} from '../commands/tables'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'
import { MenuButton } from './MenuButton'

const wording = editorWording.table

interface Item {
  label: string
  command: Command
}

const ROW: readonly Item[] = [
  { label: wording.rowAbove, command: addTableRow('before') },
  { label: wording.rowBelow, command: addTableRow('after') },
]
const COLUMN: readonly Item[] = [
  { label: wording.columnBefore, command: addTableColumn('before') },
  { label: wording.columnAfter, command: addTableColumn('after') },
  { label: wording.alignLeft, command: alignTableColumn('left') },
  { label: wording.alignCenter, command: alignTableColumn('center') },
  { label: wording.alignRight, command: alignTableColumn('right') },
]

interface GroupProps {
  story: StoryView
  label: string
  items: readonly Item[]
  remove: Item
}

/** A button, and the commands that it opens. Those that don't apply at the moment can't be chosen. */
function Group({ story: { view, state }, label, items, remove }: GroupProps) {
  const item = ({ label: text, command }: Item, isDanger = false) => (
    <MenuItem
      key={text}
      isDanger={isDanger}
      isDisabled={!command(state)}
      onSelect={() => runCommand(view, command)}
    >
      {text}
    </MenuItem>
  )
  return (
    <Menu
      label={label}
      align="start"
      opener={(props) => (
        <Button size="small" look="plain" className="px-3" {...props}>
          {label}
        </Button>
      )}
    >
      {items.map((one) => item(one))}
      <MenuPart>{item(remove, true)}</MenuPart>
    </Menu>
  )
}

/** What can be done with the table that holds the cursor. */
export function TableMenu({ story, table }: { story: StoryView; table: Placed }) {
  const { view, state } = story
  const place = usePlaceAt<HTMLFieldSetElement>(view, table.pos, 'above')
  return (
    <fieldset ref={place} className="editor-menu" aria-label={wording.label}>
      <Group
        story={story}
        label={wording.row}
        items={[
          ...ROW,
          { label: hasHeadRow(state) ? wording.noHead : wording.head, command: toggleTableHead },
        ]}
        remove={{ label: wording.deleteRow, command: deleteTableRow }}
      />
      <Group
        story={story}
        label={wording.column}
        items={COLUMN}
        remove={{ label: wording.deleteColumn, command: deleteTableColumn }}
      />
      <MenuButton look="danger-text" onClick={() => runCommand(view, deleteWholeTable)}>
        {wording.deleteTable}
      </MenuButton>
    </fieldset>
  )
}
