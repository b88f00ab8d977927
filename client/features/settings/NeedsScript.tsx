import { settingsWording } from '../../../schema/wording/settings'
import { Card } from '../../ui/Card'

/** Says that the forms of a page need script, to those who have none. */
export function NeedsScript() {
  return (
    <noscript>
      <Card as="p" tone="wash" className="mt-6 px-4 py-3 text-14">
        {settingsWording.needsScript}
      </Card>
    </noscript>
  )
}
