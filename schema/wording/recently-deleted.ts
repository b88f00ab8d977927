import { countOf } from './counts'

/** What the page of recently deleted things says. */
export const recentlyDeletedWording = {
  title: 'Recently deleted',
  text: 'Lists, series and highlights that you deleted are kept here for 30 days. After that they’re gone for good.',
  none: 'Nothing here. What you delete can be restored from here for 30 days.',
  stories: 'Deleted stories',
  kinds: { LIST: 'List', SERIES: 'Series', HIGHLIGHT: 'Highlight' },
  line: (kind: string, days: number) => `${kind} · ${countOf(days, 'day')} left`,
  restore: 'Restore',
  restoreLabel: (name: string) => `Restore “${name}”`,
  restored: (name: string) => `“${name}” is back.`,
  more: 'More',
  needsScript: 'To restore something, turn on JavaScript in this browser.',
} as const
