import type { PublishSettingsQuery } from '../../draft/publish-settings.generated'
import type { SettingsFieldsFragment } from '../../draft/settings-fields.generated'

/** What a publish can set, as the server has it. */
export type CurrentSettings = SettingsFieldsFragment

/** The settings, and the story as lists show it now. */
export type ProvenSettings = Extract<
  PublishSettingsQuery['publishSettings'],
  { __typename: 'PublishSettings' }
>
