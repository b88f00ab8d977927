import { useViewer } from './use-viewer'

/**
 * Whether the viewer is offered what reaches others (schema/rules/suspended.ts): everybody but suspended people. What
 * depends on a thing as well, the worker answers along with it, such as `canRespond`.
 */
export const useMayReach = (): boolean => useViewer()?.isSuspended !== true
