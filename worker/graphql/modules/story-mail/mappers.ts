import type { OwnStoryMailAddress } from '../../../services/story-mail/own-address'

export type StoryMailAddressMapper = OwnStoryMailAddress
