import { parseArgs } from 'node:util'

/** How long and how often the bench measures, and where it writes the results. */
export interface BenchOptions {
  /** Seconds per measurement. */
  seconds: number
  /** Seconds of warm-up before a subject's first round. */
  warmUp: number
  /** Measurements of each subject; the median counts. */
  rounds: number
  /** Numbers of stories to generate, smaller first. */
  sizes: [small: number, large: number]
  /** Path of a JSON file; without one the JSON is printed. */
  out: string | undefined
  /** Only subjects whose name begins with this. */
  only: string | undefined
  /** Readers beside hostile inputs instead of speed, and for so many minutes. */
  hostile: boolean
  minutes: number
  /** What counting visits costs instead of speed. */
  stats: boolean
  /** A million stories instead of speed, or this share of them. */
  large: boolean
  /** Letters to a hundred thousand instead of speed, or to this share of them. */
  letters: boolean
  /** Closing a month of a hundred thousand members instead of speed, or of this share of them. */
  partner: boolean
  /** How soon pages answer a press or a key, instead of speed. */
  interactions: boolean
  /** What a token costs a request beside a session, instead of speed. */
  tokens: boolean
  scale: number
  /** An existing bundle to use instead of building one. */
  bundle: string | undefined
}

const USAGE = `npm run bench -- [options]
  --quick          a short run: two seconds each, three rounds, 10,000 stories at most
  --seconds n      seconds a measurement lasts (4)
  --rounds n       measurements of each subject, of which the median counts (5)
  --stories n,m    numbers of stories to compare (1000,100000)
  --hostile        readers beside inputs that were made to be slow, instead of all that
  --minutes n      how long the inputs come (30)
  --stats          what counting visits costs, instead of all that
  --large          a thousand and a million stories, which are kept for the next time, instead of all that
  --letters        a letter to a hundred thousand, with killed workers, and long lists, instead of all that
  --partner        closing a month of a hundred thousand members and two million reads, instead of all that
  --interactions   how soon pages answer a press or a key on a slow machine, instead of all that
  --tokens         what a token costs a request beside a session, instead of all that
  --scale n        this share of the million, or of the hundred thousand (1)
  --only name      only subjects whose name begins so
  --bundle folder  measure a bench bundle that is built already
  --out file       write the JSON there instead of printing it`

/** Parses the command line. Prints the usage and ends the process if it is invalid. */
export function readOptions(args: string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: 'boolean' },
        hostile: { type: 'boolean' },
        stats: { type: 'boolean' },
        large: { type: 'boolean' },
        letters: { type: 'boolean' },
        partner: { type: 'boolean' },
        interactions: { type: 'boolean' },
        tokens: { type: 'boolean' },
        scale: { type: 'string' },
        minutes: { type: 'string' },
        seconds: { type: 'string' },
        rounds: { type: 'string' },
        stories: { type: 'string' },
        only: { type: 'string' },
        bundle: { type: 'string' },
        out: { type: 'string' },
      },
    })
    const { quick } = values
    const [small = 1000, large = quick ? 10_000 : 100_000] = values.stories?.split(',').map(Number) ?? []
    const options = {
      seconds: Number(values.seconds ?? (quick ? 2 : 4)),
      warmUp: quick ? 2 : 3,
      rounds: Number(values.rounds ?? (quick ? 3 : 5)),
      sizes: [small, large] as [number, number],
      out: values.out,
      only: values.only,
      hostile: values.hostile === true,
      minutes: Number(values.minutes ?? 30),
      stats: values.stats === true,
      large: values.large === true,
      letters: values.letters === true,
      partner: values.partner === true,
      interactions: values.interactions === true,
      tokens: values.tokens === true,
      scale: Number(values.scale ?? 1),
      bundle: values.bundle,
    }
    const numbers = [options.seconds, options.rounds, options.minutes, small, large]
    if (!(options.scale > 0 && options.scale <= 1)) throw new Error('A scale is more than 0, and 1 at most.')
    if (numbers.some((n) => !(n >= 1))) throw new Error('Numbers are 1 or more.')
    return options
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(2)
  }
}
