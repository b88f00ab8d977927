import { linkTo } from '../../../../schema/routes/links'
import { settingsWording } from '../../../../schema/wording/settings'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../../ui/dialog/Dialog'
import { ConfirmChange } from '../ConfirmChange'
import { SettingRow } from '../SettingRow'
import { DeactivateAccount } from './deactivate-account.generated'

const wording = settingsWording.account.deactivate

interface Props {
  recentUntil: number | null | undefined
}

/** Hides the account until its owner signs in again. Rule: docs/rules/identity.md, "Ending an account". */
export function DeactivateRow({ recentUntil }: Props) {
  const dialog = useDialog()
  return (
    <SettingRow title={wording.title} more={<Button {...dialog.opener}>{wording.action}</Button>}>
      <p>{wording.text}</p>
      {dialog.isOpen && (
        <ConfirmChange
          title={wording.question}
          text={wording.explanation}
          confirm={wording.submit}
          working={wording.working}
          operation={DeactivateAccount}
          variables={{}}
          recentUntil={recentUntil ?? null}
          leads
          // The session has ended: the next page is loaded without it.
          onDone={() => window.location.assign(linkTo('ShowGoodbye'))}
          onClosed={dialog.closed}
        />
      )}
    </SettingRow>
  )
}
