import { mayTrack } from '../../../schema/rules/tracking'
import type { PreloadedState } from '../preloaded-state'

/** Whether somebody may be tracked, as far as the page and the browser know. Rule: docs/rules/events.md, "Whose". */
export const isTracked = ({ client, session }: Pick<PreloadedState, 'client' | 'session'>): boolean =>
  !client.viewerIsBot && client.isTrackingAllowed && !session.isSpoofed && mayTrack(navigator)
