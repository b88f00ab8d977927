import { describe, expect, test } from 'vitest'
import { ACTS } from '../bench/interactions/acts'
import { type InteractionReport, printedInteractions } from '../bench/interactions/run'
import { type EventTiming, interactionOf, middleOf } from '../bench/interactions/timing'
import { judgeInteractions } from '../bench/interactions/verdict'
import { readOptions } from '../bench/options'

const event = (given: Partial<EventTiming>): EventTiming => ({
  name: 'click',
  interactionId: 7,
  startTime: 1000,
  processingStart: 1010,
  processingEnd: 1030,
  duration: 64,
  ...given,
})

describe('an interaction', () => {
  test('takes what the longest of its events takes, and has three parts', () => {
    const press = [
      event({ name: 'pointerdown', startTime: 900, processingStart: 901, processingEnd: 902, duration: 24 }),
      event({}),
      // No part of it, but done in the same frame.
      event({ name: 'mouseup', interactionId: 0, processingStart: 1004, processingEnd: 1009 }),
    ]
    expect(interactionOf(press)).toEqual({ total: 64, waited: 4, worked: 26, shown: 34 })
  })

  test('of which the browser tells nothing was as fast as it can tell', () => {
    expect(interactionOf([])).toMatchObject({ total: 16, worked: 0 })
    expect(interactionOf([event({ interactionId: 0, duration: 400 })])).toMatchObject({ total: 16 })
  })

  test('is the median of its rounds, part by part', () => {
    const round = (total: number, worked: number) => ({ total, worked, waited: 1, shown: 2, done: total })
    expect(middleOf([round(80, 9), round(24, 3), round(32, 90)])).toEqual(round(32, 9))
  })
})

const work = { all: 12.34, script: 5, style: 1 }
const took = { total: 48, waited: 8, worked: 20, shown: 20, done: 120 }

test('each act is judged by itself, and the press on slow 4G too', () => {
  const broken = (total: number, link: number) =>
    judgeInteractions([{ name: 'clapping', took: { ...took, total } }], { link, bare: 30 })
      .filter(({ isKept }) => !isKept)
      .map(({ name }) => name)
  expect(broken(100, 90)).toEqual([])
  expect(broken(104, 90)).toEqual(['clapping'])
  expect(broken(100, 91)).toEqual(['a press on slow 4G, to the painted page'])
})

test('a report says what each took, and how much of a bare button that is', () => {
  const acted = ACTS.map(({ name }) => ({ name, took, work }))
  const report: InteractionReport = {
    machine: { cpu: 'A processor', cores: 2, node: 'v24', workerd: '1', loadAverage: 0.5 },
    rounds: 5,
    bare: { name: 'a bare button', took: { ...took, total: 16 }, work },
    acted,
    pressed: { link: 85, bare: 30 },
    verdicts: judgeInteractions(acted, { link: 85, bare: 30 }),
  }
  const lines = printedInteractions(report).split('\n')
  for (const { name } of ACTS) {
    const [cells = [], verdict = []] = lines
      .filter((line) => line.startsWith(`| ${name} `))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    expect(cells.slice(2, 11)).toEqual(['48', '8', '20', '20', '3.0', '120', '12.3', '5.0', '1.0'])
    expect(verdict.slice(2, 5)).toEqual(['48 ms', 'at most 100 ms', 'yes'])
  }
})

test('interactions are asked for by their option', () => {
  expect(readOptions(['--interactions', '--rounds', '3'])).toMatchObject({ interactions: true, rounds: 3 })
  expect(readOptions([])).toMatchObject({ interactions: false })
})
