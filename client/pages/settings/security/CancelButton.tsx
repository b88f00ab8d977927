import { settingsWording } from '../../../../schema/wording/settings'
import { Button } from '../../../ui/Button'
import { focusSection } from '../Section'

/** Closes a form of a section, and moves the focus to the section's heading. */
export function CancelButton({ close }: { close: () => void }) {
  return (
    <Button
      onClick={(event) => {
        focusSection(event.currentTarget)
        close()
      }}
    >
      {settingsWording.cancel}
    </Button>
  )
}
