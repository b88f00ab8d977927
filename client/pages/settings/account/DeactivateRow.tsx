import { linkTo } from '../../../../schema/routes/links'
import { settingsWording } from '../../../../schema/wording/settings'
import { DangerousChange } from '../../../features/settings/DangerousChange'
import { SettingRow } from '../SettingRow'
import { DeactivateAccount } from './deactivate-account.generated'

const wording = settingsWording.account.deactivate

interface Props {
  recentUntil: number | null | undefined
}

/** Hides the account until its owner signs in again. Rule: docs/rules/identity.md, "Ending an account". */
export function DeactivateRow({ recentUntil }: Props) {
  return (
    <SettingRow
      title={wording.title}
      more={
        <DangerousChange
          label={wording.action}
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
        />
      }
    >
      <p>{wording.text}</p>
    </SettingRow>
  )
}
