import { formatDate, isoDate } from '../../lib/format'

/** The notifications of one day. */
export interface Day<Item> {
  /** `2026-11-22`. */
  day: string
  /** As readers see it. */
  date: string
  items: Item[]
}

/** Groups a list that is in the order of time by days in UTC. */
export function byDay<Item extends { createdAt: number }>(items: readonly Item[]): Day<Item>[] {
  const days: Day<Item>[] = []
  for (const item of items) {
    const day = isoDate(item.createdAt).slice(0, 10)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, date: formatDate(item.createdAt), items: [item] })
  }
  return days
}
