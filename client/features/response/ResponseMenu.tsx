import { useState } from 'react'
import { followMessages } from '../../../schema/wording/follow-messages'
import { reportButtonWording } from '../../../schema/wording/report-button'
import { responseWording as wording } from '../../../schema/wording/responses'
import { useLink } from '../../lib/use-link'
import { useMayReach } from '../../lib/use-may-reach'
import { useViewer } from '../../lib/use-viewer'
import { IconButton } from '../../ui/IconButton'
import { useLazy } from '../../ui/lazy'
import { Menu } from '../../ui/menu/Menu'
import { MenuItem, MenuPart } from '../../ui/menu/MenuItems'
import { blockDialog } from '../block/lazy'
import { reportDialog } from '../report/lazy'
import { copyLink } from '../share/copy-link'
import { type ShownResponse, useDiscussion } from './discussion-facts'
import { useResponseActions } from './use-response-actions'

interface Props {
  response: ShownResponse
  onEdit: () => void
  /** Called with a function that restores the response when it was deleted, and without one when it is restored. */
  onGone: (gone?: { restore: () => void }) => void
}

/** What can be done with a response: by everybody who is signed in, by its writer, and by those who decide. */
export function ResponseMenu({ response: { id, creator, response: place }, onEdit, onGone }: Props) {
  const [isReporting, setReporting] = useState(false)
  const ReportDialog = useLazy(reportDialog, isReporting)
  const viewer = useViewer()
  const mayReach = useMayReach()
  const link = useLink()
  const { kind, isCurator, canRespond, refresh } = useDiscussion()
  const [isAsking, setAsking] = useState(false)
  const Dialog = useLazy(blockDialog, isAsking)
  const { remove, hide, show, pin } = useResponseActions(id, onGone)
  const isOwn = viewer?.id === creator.id
  const isShown = place?.status === 'SHOWN'
  const copy = () => {
    const path = link('ShowPostResponses', { postId: id })
    return copyLink(new URL(path, location.href).href, wording.linkCopied, 'response-copied')
  }
  return (
    <div className="-me-2 -mt-3 [@media(scripting:none)]:hidden" data-no-print>
      <Menu
        label={wording.actionsLabel}
        opener={(props) => <IconButton icon="more" label={wording.actions(creator.name)} {...props} />}
      >
        <MenuItem onSelect={() => void copy()}>{wording.copyLink}</MenuItem>
        {isOwn && canRespond && <MenuItem onSelect={onEdit}>{wording.edit}</MenuItem>}
        {isCurator && kind === 'post' && isShown && place.depth === 1 && (
          <MenuItem onSelect={() => void pin(!place.isPinned)}>
            {place.isPinned ? wording.unpin : wording.pin}
          </MenuItem>
        )}
        {isCurator && (
          <MenuItem onSelect={() => void (isShown ? hide() : show())}>
            {isShown ? wording.hide : wording.show}
          </MenuItem>
        )}
        {!isOwn && (
          <MenuPart>
            {mayReach && (
              <MenuItem action="report" onSelect={() => setReporting(true)}>
                {reportButtonWording.report}
              </MenuItem>
            )}
            <MenuItem isDanger onSelect={() => setAsking(true)}>
              {followMessages.block(creator.name)}
            </MenuItem>
          </MenuPart>
        )}
        {isOwn && (
          <MenuPart>
            <MenuItem isDanger onSelect={() => void remove()}>
              {wording.remove}
            </MenuItem>
          </MenuPart>
        )}
      </Menu>
      {isReporting && ReportDialog && (
        <ReportDialog target={{ kind: 'RESPONSE', id }} onClosed={() => setReporting(false)} />
      )}
      {isAsking && Dialog && (
        <Dialog target={creator} onBlocked={refresh} onClosed={() => setAsking(false)} />
      )}
    </div>
  )
}
