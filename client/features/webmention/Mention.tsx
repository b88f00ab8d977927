import { webmentionWording as wording } from '../../../schema/wording/webmentions'
import type { ShownWebmentionFragment } from './shown-webmention.generated'

/** A page elsewhere: where it is, who wrote it, and what it is called. */
export const Mention = ({
  mention: { source, host, title, authorName },
}: {
  mention: ShownWebmentionFragment
}) => (
  <p className="text-14 [overflow-wrap:anywhere]">
    <a href={source} rel="nofollow ugc" className="inline-block min-h-6 underline">
      <bdi>{wording.on(authorName, host)}</bdi>
    </a>
    {title !== '' && <bdi className="block text-ink-soft">{title}</bdi>}
  </p>
)
