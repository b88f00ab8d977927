import { linkTo } from '../../../../schema/routes/links'
import { settingsWording } from '../../../../schema/wording/settings'
import { ButtonLink } from '../../../ui/ButtonLink'
import { SettingRow } from '../SettingRow'

const { domain: wording } = settingsWording.account

/** Leads to the domain of the viewer's profile. */
export function DomainRow() {
  return (
    <SettingRow
      title={wording.title}
      more={<ButtonLink href={linkTo('SettingsCustomDomain')}>{wording.button}</ButtonLink>}
    >
      {wording.text}
    </SettingRow>
  )
}
