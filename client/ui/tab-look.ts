/** A row of tabs; what it stands in scrolls sideways when there is no room for all of them. */
export const TAB_LIST = 'flex w-max min-w-full'

const TAB = 'flex h-11 items-center border-b-2 text-14 whitespace-nowrap focus-visible:-outline-offset-2'
// The line under the current tab is a border, which forced colours keep. They would paint a transparent one, too.
const CURRENT = 'border-ink text-ink forced-colors:border-[Highlight]'
const OTHER = 'border-transparent text-ink-soft hover:text-ink forced-colors:border-[Canvas]'

/**
 * The classes of a tab.
 *
 * @param isOnLine its own line covers the one that the row stands on.
 */
export const tabClass = (isCurrent: boolean, isOnLine = true): string =>
  `${TAB} ${isOnLine ? '-mb-px forced-colors:mb-0' : ''} ${isCurrent ? CURRENT : OTHER}`
