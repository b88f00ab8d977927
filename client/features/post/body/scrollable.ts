/** Attributes of wide content, which scrolls within its column, so the keyboard has to reach it. */
export const scrollable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const
