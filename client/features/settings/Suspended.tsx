import { viewerWording } from '../../../schema/wording/viewer'

/** Stands where a form would be that suspended people can’t send. */
export const Suspended = () => (
  <p className="mt-4 text-16 text-ink-soft text-pretty">{viewerWording.banners.suspendedFrom}</p>
)
