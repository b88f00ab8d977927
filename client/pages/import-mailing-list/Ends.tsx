import { linkTo } from '../../../schema/routes/links'
import { subscriberLists as wording } from '../../../schema/wording/subscriber-lists'
import { DangerousChange } from '../../features/settings/DangerousChange'
import { DiscardSubscriberImport } from '../../features/subscriber/discard-subscriber-import.generated'
import type { ListFieldsFragment } from '../../features/subscriber/list-fields.generated'
import { OwnSubscriberImport } from '../../features/subscriber/own-subscriber-import.generated'
import { OwnSubscriberImports } from '../../features/subscriber/own-subscriber-imports.generated'
import { UndoSubscriberImport } from '../../features/subscriber/undo-subscriber-import.generated'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { refetch } from '../../lib/refetch'

interface Props {
  list: ListFieldsFragment
}

/** Forgets a list that has brought nobody. */
export function Discard({ list: { id, newsletterId, fileName } }: Props) {
  const { queryClient, navigation } = useApp()
  return (
    <DangerousChange
      label={wording.discard}
      title={wording.discardTitle(fileName)}
      text={wording.discardText}
      confirm={wording.discard}
      working={wording.discarding}
      operation={DiscardSubscriberImport}
      variables={{ importId: id }}
      leads
      onDone={async () => {
        queryClient.removeQueries({ queryKey: [OwnSubscriberImports.name] })
        await goTo(navigation, linkTo('ImportSubscribers', {}, { query: { newsletter: newsletterId } }))
      }}
    />
  )
}

/** Takes back everybody whom a list has brought. */
export function Undo({ list: { id, fileName } }: Props) {
  const app = useApp()
  return (
    <DangerousChange
      label={wording.undo}
      title={wording.undoTitle(fileName)}
      text={wording.undoText}
      confirm={wording.undo}
      working={wording.undoWorking}
      operation={UndoSubscriberImport}
      variables={{ importId: id }}
      onDone={async () => {
        app.queryClient.removeQueries({ queryKey: [OwnSubscriberImports.name] })
        await refetch(app, OwnSubscriberImport, { importId: id })
      }}
    />
  )
}
