/** Who doesn't want to be tracked. Rule: docs/rules/viewer.md, "Tracking". */

/** Whether a request allows us to track its sender: it has neither `DNT: 1` nor `Sec-GPC: 1`. */
export const isTrackingAllowed = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1'

/** The properties of a browser's `navigator` that are read. */
export interface TrackingPreference {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/**
 * Whether the browser's own settings allow tracking. A shared page knows nothing about its reader, so this is checked in
 * addition to what the page was told.
 */
export const mayTrack = ({ doNotTrack, globalPrivacyControl }: TrackingPreference): boolean =>
  doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true
