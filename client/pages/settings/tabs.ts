/** The tabs of the settings, in their order. */
export const TABS = ['account', 'publishing', 'notifications', 'membership', 'security', 'developer'] as const
export type Tab = (typeof TABS)[number]
