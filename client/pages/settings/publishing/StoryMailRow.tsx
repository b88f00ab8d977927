import { storyMailWording as wording } from '../../../../schema/wording/story-mail'
import { DangerousChange } from '../../../features/settings/DangerousChange'
import { SecretAddressRow } from '../SecretAddressRow'
import { CreateStoryMailAddress } from './create-story-mail-address.generated'
import { RevokeStoryMailAddress } from './revoke-story-mail-address.generated'

/** The address to which a writer mails stories. Rule: docs/rules/story-mail.md. */
export const StoryMailRow = ({ address }: { address: string | null }) => (
  <SecretAddressRow
    wording={wording}
    address={address}
    create={CreateStoryMailAddress}
    revoke={
      <DangerousChange
        label={wording.revoke}
        title={wording.revokeTitle}
        text={wording.revokeText}
        confirm={wording.revoke}
        working={wording.revoking}
        operation={RevokeStoryMailAddress}
        variables={{}}
        onDone={() => {}}
      />
    }
    refusalId="story-mail-refusal"
  />
)
