import { privateFeedWording as wording } from '../../../../schema/wording/private-feed'
import { SecretAddressRow } from '../SecretAddressRow'
import { CreatePrivateFeed } from './create-private-feed.generated'
import { RevokePrivateFeed } from './revoke-private-feed.generated'

/** The feed in which a member reads whole stories. Rule: docs/rules/private-feeds.md. */
export const PrivateFeedRow = ({ address }: { address: string | null }) => (
  <SecretAddressRow
    wording={wording}
    address={address}
    create={CreatePrivateFeed}
    revoke={RevokePrivateFeed}
    refusalId="private-feed-refusal"
  />
)
