import type { PublishSettingsQuery } from '../../draft/publish-settings.generated'

/** What a publish can set, as the server has it. */
export type CurrentSettings = Extract<
  PublishSettingsQuery['publishSettings'],
  { __typename: 'PublishSettings' }
>
