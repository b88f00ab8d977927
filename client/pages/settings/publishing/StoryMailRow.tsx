import { storyMailWording as wording } from '../../../../schema/wording/story-mail'
import { SecretAddressRow } from '../SecretAddressRow'
import { CreateStoryMailAddress } from './create-story-mail-address.generated'
import { RevokeStoryMailAddress } from './revoke-story-mail-address.generated'

/** The address to which a writer mails stories. Rule: docs/rules/story-mail.md. */
export const StoryMailRow = ({ address }: { address: string | null }) => (
  <SecretAddressRow
    wording={wording}
    address={address}
    create={CreateStoryMailAddress}
    revoke={RevokeStoryMailAddress}
    refusalId="story-mail-refusal"
  />
)
