import { partnerStaffWording } from '../../../schema/wording/partner-staff'

/** A cell that stands below the first one of its row on narrow windows, where it says what it is. */
export function Folded({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="sm:hidden">{partnerStaffWording.sums.named(title, text)}</span>
      <span className="max-sm:hidden">{text}</span>
    </>
  )
}
