import { compactCount, exactCount } from '../../../schema/wording/counts'
import { priceText } from '../../../schema/wording/prices'

/** A row of numbers of a chart. */
export interface ChartSeries {
  name: string
  values: readonly number[]
  /** What there is at a time, not what comes to it: some points have what the last of them has. */
  isLevel?: true
}

/** What a chart shows: numbers at points. */
export interface ChartData {
  /** A line with the others behind it, bars whose rows stand on one another, or bars along a text. */
  kind: 'line' | 'stacked' | 'histogram'
  /** The names of the points. */
  labels: readonly string[]
  /** What stands below them, if their names are too long for that. */
  short?: readonly string[]
  /** When they are, in milliseconds as if the clock of their zone were UTC; of a chart over time. */
  times?: readonly number[] | undefined
  /** The main one first. Those of a stacked chart stand on one another. */
  series: readonly [ChartSeries, ...ChartSeries[]]
  /** What it is compared with, drawn faintly. */
  before?: ChartSeries | undefined
  /** Points that something happened at, by their places. */
  marks?: readonly { at: number; text: string }[] | undefined
  /** The currency of whose minor units its values are amounts; absent where they are counts. */
  currency?: string | undefined
}

/** All that a chart tells of a point: its series, and what it is compared with. */
export const allSeries = ({ series, before }: ChartData): readonly ChartSeries[] =>
  before ? [...series, before] : series

/** A value in words. */
export const valueText = ({ currency }: Pick<ChartData, 'currency'>, value: number): string =>
  currency === undefined ? exactCount(value) : priceText(value, currency)

/** A value of its scale, as short as possible. */
export const scaleText = ({ currency }: Pick<ChartData, 'currency'>, value: number): string =>
  currency === undefined ? compactCount(value) : priceText(value, currency)
