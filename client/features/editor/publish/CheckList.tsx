import { publishWording } from '../../../../schema/wording/publish'
import { Card } from '../../../ui/Card'
import type { Check } from './checks'

/** What a writer may want to see to before publishing; nothing if there is nothing. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  return (
    <Card tone="wash" className="mb-6 px-4 py-3 text-14">
      <p className="font-medium">{publishWording.checks.heading}</p>
      <ul className="mt-1 list-disc ps-5">
        {checks.map(({ id, count }) => (
          <li key={id} className="text-pretty">
            {publishWording.checks[id](count)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
