/** Who doesn't want to be tracked. Rule: docs/rules/viewer.md, "Tracking". */

/** Whether a request lets us track who sent it: it says neither `DNT: 1` nor `Sec-GPC: 1`. */
export const isTrackingAllowed = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1'

/** What is read of a browser's `navigator`. */
export interface TrackingWish {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/**
 * The same as the browser itself says it. A page that everybody shares knows nothing of who reads it, so this
 * counts beside what the page was told.
 */
export const mayTrack = ({ doNotTrack, globalPrivacyControl }: TrackingWish): boolean =>
  doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true
