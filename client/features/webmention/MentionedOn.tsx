import { webmentionWording as wording } from '../../../schema/wording/webmentions'
import { Mention } from './Mention'
import type { ShownWebmentionFragment } from './shown-webmention.generated'

/** Pages elsewhere that mention a story, below its responses. Rule: docs/rules/webmentions.md, "Below a story". */
export const MentionedOn = ({ mentions }: { mentions: readonly ShownWebmentionFragment[] }) =>
  mentions.length === 0 ? null : (
    <>
      <h3 className="mt-8 text-16 font-medium">{wording.title}</h3>
      <ul className="mt-2 grid gap-2">
        {mentions.map((mention) => (
          <li key={mention.id}>
            <Mention mention={mention} />
          </li>
        ))}
      </ul>
    </>
  )
