const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * 'Nov 18, 2026', as Intl writes it: every card has one, and the first date that Intl writes takes a browser 20 ms.
 *
 * @param month from 0 on.
 */
export const shortDateOf = (year: number, month: number, day: number): string =>
  `${MONTHS[month]} ${day}, ${year}`
