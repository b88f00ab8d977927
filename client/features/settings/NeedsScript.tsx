import { changeWording } from '../../../schema/wording/changes'
import { Card } from '../../ui/Card'

/** Tells people without script that a page's forms need it. */
export function NeedsScript({ text = changeWording.needsScript }: { text?: string }) {
  return (
    <noscript>
      <Card as="p" tone="wash" className="mt-6 px-4 py-3 text-14">
        {text}
      </Card>
    </noscript>
  )
}
