import type { StoryBody } from '../../../../schema/story/paragraph'
import { webLinks } from '../../../../schema/story/web-links'
import { publishWording } from '../../../../schema/wording/publish'
import { Card } from '../../../ui/Card'
import type { Check } from './checks'
import { useDeadLinks } from './use-dead-links'

const wording = publishWording.checks

interface Props {
  checks: readonly Check[]
  /** The text, whose links are checked while it is read. */
  body: StoryBody
}

/** What a writer may want to see to before publishing; nothing if there is nothing. */
export function CheckList({ checks, body }: Props) {
  const dead = useDeadLinks(() => webLinks(body))
  return (
    <div role="status" className="empty:hidden">
      {checks.length + (dead?.length ?? 0) > 0 && (
        <Card tone="wash" className="mb-6 px-4 py-3 text-14">
          <p className="font-medium">{wording.heading}</p>
          <ul className="mt-1 list-disc ps-5">
            {checks.map(({ id, count }) => (
              <li key={id} className="text-pretty">
                {wording[id](count)}
              </li>
            ))}
            {dead?.map(({ url, reason }) => (
              <li key={url} className="wrap-anywhere">
                {wording.deadLink[reason]} <span className="text-ink-soft">{url}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {dead === null && <p className="mb-6 text-13 text-ink-soft">{wording.checkingLinks}</p>}
    </div>
  )
}
