import { decorationOf } from '../../../worker/services/post/decorate'
import { launchChromium } from '../../support/chromium'
import { pressToPainted } from '../../support/press'
import { bodyOf, SAMPLES } from '../generate'
import type { Verdict } from '../hostile/verdict'
import { median } from '../http'
import { timePress } from '../press'
import { machineFacts, table, verdictTable } from '../report'
import type { Site } from '../site'
import { ACTS, BARE, LONG_TEXT } from './acts'
import { timeAct, workOfAct } from './measure'
import { type Interaction, middleOf, type Work } from './timing'
import { type Acted, judgeInteractions, type Pressed } from './verdict'

/** A whole run, as written to JSON. */
export interface InteractionReport {
  machine: ReturnType<typeof machineFacts>
  rounds: number
  bare: Acted
  acted: Acted[]
  pressed: Pressed
  verdicts: Verdict[]
}

/** Makes the reader's own story a long one. */
async function lengthenOwnStory({ DB }: Pick<Env, 'DB'>): Promise<void> {
  const body = bodyOf(0, LONG_TEXT)
  await DB.prepare('UPDATE post_version SET body = ?1, decoration = ?2 WHERE post_id = ?3')
    .bind(JSON.stringify(body), JSON.stringify(decorationOf(body)), SAMPLES.storyId(SAMPLES.own))
    .run()
}

/** Forgets what the reader has chosen, so that there is something to choose. */
const forgetChoices = ({ DB }: Pick<Env, 'DB'>) =>
  DB.prepare('DELETE FROM user_preference WHERE user_id = ?').bind(SAMPLES.readerId).run()

/** Every act in turn with the bare button, round after round. */
async function actInTurn(
  site: Site,
  rounds: number,
  progress: (line: string) => void,
): Promise<Pick<InteractionReport, 'bare' | 'acted'> & { barePress: number }> {
  const browser = await launchChromium()
  try {
    const all = [BARE, ...ACTS].map((act) => ({ act, took: [] as Interaction[], work: [] as Work[] }))
    const barePresses: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const { act, took, work } of all) {
        // Each visit is to something of its own, for which nothing was done yet.
        await forgetChoices(site.bindings)
        took.push(await timeAct(browser, site.origin, act, 2 * round))
        await forgetChoices(site.bindings)
        work.push(await workOfAct(browser, site.origin, act, 2 * round + 1))
      }
      const page = await browser.newPage()
      await BARE.prepare(page, site.origin, round)
      barePresses.push(await pressToPainted(page))
      await page.close()
      progress(`round ${round + 1} of ${rounds}`)
    }
    const [bare, ...acted] = all.map(({ act: { name }, took, work }) => ({
      name,
      took: middleOf(took),
      work: middleOf(work),
    })) as [Acted, ...Acted[]]
    return { bare, acted, barePress: median(barePresses) }
  } finally {
    await browser.close()
  }
}

/**
 * `npm run bench -- --interactions`: how soon a page answers a press or a key on a slow machine. Target: docs/bench.md,
 * "Interactions".
 */
export async function runInteractions(
  site: Site,
  { rounds }: { rounds: number },
  progress: (line: string) => void,
): Promise<InteractionReport> {
  const machine = machineFacts()
  await lengthenOwnStory(site.bindings)
  const { bare, acted, barePress } = await actInTurn(site, rounds, progress)
  const pressed = { link: await timePress(site), bare: barePress }
  return { machine, rounds, bare, acted, pressed, verdicts: judgeInteractions(acted, pressed) }
}

const row = ({ name, took, work }: Acted, bare: Acted): string[] => [
  name,
  ...[took.total, took.waited, took.worked, took.shown].map((ms) => ms.toFixed(0)),
  (took.total / bare.took.total).toFixed(1),
  took.done.toFixed(0),
  ...[work.all, work.script, work.style].map((ms) => ms.toFixed(1)),
]

const HEAD = [
  '',
  'to the next paint, ms',
  'waited',
  'worked',
  'shown',
  'of a bare button',
  'done after, ms',
  'CPU, ms',
  'script',
  'style',
]

/** A run as Markdown, which can be put into docs/bench.md as it is. */
export function printedInteractions({ machine, rounds, bare, acted, verdicts }: InteractionReport): string {
  return [
    `${rounds} visits each, four times slower, and as many as it is, on ${machine.cores} × ${machine.cpu}, load before ${machine.loadAverage}.`,
    '',
    table(
      HEAD,
      [bare, ...acted].map((one) => row(one, bare)),
    ),
    '',
    verdictTable(verdicts),
  ].join('\n')
}
