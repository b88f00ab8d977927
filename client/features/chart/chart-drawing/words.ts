import { chartWording as wording } from '../../../../schema/wording/chart'
import { allSeries, type ChartData, type ChartSeries, valueText } from '../data'
import type { Points } from './points'

type Ends = Pick<Points, 'from' | 'until'>

/** The name of a point, or of the first and last one of some. */
export function nameOfPoints({ labels }: ChartData, { from, until }: Ends): string {
  const [first, last] = [labels[from] ?? '', labels[until] ?? '']
  return from === until ? first : wording.range(first, last)
}

/** What a series has at some points together. */
export const amountOf = ({ values, isLevel }: ChartSeries, { from, until }: Ends): number =>
  values.slice(isLevel ? until : from, until + 1).reduce((sum, value) => sum + value, 0)

/** What is at some points, in words. */
export const wordsAt = (data: ChartData, ends: Ends): string =>
  wording.point(nameOfPoints(data, ends), [
    ...allSeries(data).map((series) => wording.value(series.name, valueText(data, amountOf(series, ends)))),
    ...(data.marks ?? []).filter(({ at }) => ends.from <= at && at <= ends.until).map(({ text }) => text),
  ])
