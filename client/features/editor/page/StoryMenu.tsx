import { useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { editorWording } from '../../../../schema/wording/editor'
import { findWording } from '../../../../schema/wording/find'
import { outlineWording } from '../../../../schema/wording/outline'
import { publishWording } from '../../../../schema/wording/publish'
import { versionsWording } from '../../../../schema/wording/versions'
import { useApp } from '../../../lib/app'
import { useMayReach } from '../../../lib/use-may-reach'
import { showError } from '../../../shell/toast'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { IconButton } from '../../../ui/IconButton'
import { Menu } from '../../../ui/menu/Menu'
import { MenuItem, MenuLink, MenuPart } from '../../../ui/menu/MenuItems'
import type { DraftJournal } from '../journal/journal'
import type { TextTool } from '../TextTools'
import type { StandingState } from './use-standing'

const wording = publishWording.menu

/** A part that is loaded when it is needed; a message says if that fails. */
const loaded = <Part,>(part: Promise<Part>): Promise<Part | undefined> =>
  part.catch(() => {
    showError(publishWording.failed)
    return undefined
  })

interface Props {
  postId: string
  journal: DraftJournal
  standing: StandingState
  onChanged: () => Promise<void>
  readTitle: () => string
  /** Whether the server has it: only then can it be removed. */
  isStored: boolean
  isFocused: boolean
  onFocusMode: () => void
  onTool: (tool: TextTool) => void
  onVersions: () => void
}

/** What can be done with a story besides writing and publishing it. */
export function StoryMenu({
  postId,
  journal,
  standing,
  onChanged,
  readTitle,
  isStored,
  isFocused,
  onFocusMode,
  onTool,
  onVersions,
}: Props) {
  const app = useApp()
  const mayReach = useMayReach()
  const [asks, setAsks] = useState(false)
  const { isPublished, isMailed, scheduledFor } = standing
  const remove = async () => {
    // Whatever is in the trash can't be saved any more.
    await journal.settle()
    const part = await loaded(import('../publish/delete-with-undo'))
    await part?.deleteWithUndo(app, { id: postId, title: readTitle() })
  }
  const withdraw = async () => {
    const part = await loaded(import('../publish/change-standing'))
    const isDone = await part?.unpublish(app, postId, scheduledFor !== null)
    if (isDone) await onChanged()
    return isDone === true
  }
  return (
    <>
      <Menu
        label={wording.label}
        opener={(props) => <IconButton icon="more" label={wording.label} {...props} />}
      >
        <MenuItem onSelect={onFocusMode}>
          {isFocused ? editorWording.focusMode.leave : editorWording.focusMode.enter}
        </MenuItem>
        <MenuItem onSelect={() => onTool('outline')}>{outlineWording.label}</MenuItem>
        <MenuItem onSelect={() => onTool('find')}>{findWording.open}</MenuItem>
        {isStored && <MenuLink href={linkTo('ShowPostSettings', { postId })}>{wording.settings}</MenuLink>}
        {isStored && <MenuLink href={linkTo('ShowPostNotes', { postId })}>{wording.notes}</MenuLink>}
        {isStored && <MenuItem onSelect={onVersions}>{versionsWording.heading}</MenuItem>}
        {scheduledFor !== null && mayReach && (
          <MenuItem isDanger onSelect={() => void withdraw()}>
            {wording.cancelSchedule}
          </MenuItem>
        )}
        {(isPublished || isMailed) && mayReach && (
          <MenuItem isDanger onSelect={() => setAsks(true)}>
            {wording.unpublish}
          </MenuItem>
        )}
        {isStored && (
          <MenuPart>
            <MenuItem isDanger onSelect={() => void remove()}>
              {wording.remove}
            </MenuItem>
          </MenuPart>
        )}
      </Menu>
      {asks && (
        <ConfirmDialog
          title={publishWording.unpublish.question(readTitle())}
          confirm={publishWording.unpublish.confirm}
          isDanger
          cancel={publishWording.cancel}
          close={publishWording.close}
          onConfirm={withdraw}
          onClosed={() => setAsks(false)}
        >
          <p className="text-16 text-ink-soft text-pretty">{publishWording.unpublish.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
