import { wellFormed } from '../../../schema/routes/encode'
import type { LIST_SHARE_CHANNELS, SHARE_CHANNELS, SHARE_SPELLINGS } from '../../../schema/routes/values'

/** Where to share. */
export type ShareChannel =
  | (typeof SHARE_CHANNELS)[number]
  | (typeof LIST_SHARE_CHANNELS)[number]
  | (typeof SHARE_SPELLINGS)[number]

/** What to share: its name and its absolute address. */
export interface Shared {
  title: string
  url: string
}

type ShareAddress = (shared: Shared) => string

const form = (address: string, values: Record<string, string>): string =>
  `${address}?${new URLSearchParams(values)}`

/** Mail programs take a plus literally, so spaces are percent-encoded. */
const mailto = ({ title, url }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(wellFormed(title))}&body=${encodeURIComponent(url)}`

const linkedIn: ShareAddress = ({ url }) => form('https://www.linkedin.com/sharing/share-offsite/', { url })

const ADDRESSES: Readonly<Record<ShareChannel, ShareAddress>> = {
  twitter: ({ title, url }) => form('https://twitter.com/intent/tweet', { text: title, url }),
  facebook: ({ url }) => form('https://www.facebook.com/sharer/sharer.php', { u: url }),
  linkedIn,
  linkedin: linkedIn,
  email: mailto,
  // Without a script nothing can be copied, so the address bar shows what to copy.
  copy: ({ url }) => url,
}

/** The address at which a channel shares something; nothing for an unknown channel. */
export const shareAddress = (channel: string | undefined, shared: Shared): string | undefined =>
  channel !== undefined && Object.hasOwn(ADDRESSES, channel)
    ? ADDRESSES[channel as ShareChannel](shared)
    : undefined
