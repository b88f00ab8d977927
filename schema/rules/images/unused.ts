import { DAY } from '../time-units'

/** How long a picture that nobody uses is kept, in milliseconds. Rule: docs/rules/images.md, "Keeping". */
export const UNUSED_PICTURE_KEPT = 14 * DAY
