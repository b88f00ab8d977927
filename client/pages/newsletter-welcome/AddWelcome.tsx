import { type ReactNode, useId, useState } from 'react'
import { LAST_WELCOME_DAY, MOST_WELCOME_LETTERS, WELCOME_DAY } from '../../../schema/rules/welcome'
import { welcomeWording as wording } from '../../../schema/wording/welcome'
import type { Choice } from '../../features/welcome/asked'
import { WelcomeForm } from '../../features/welcome/WelcomeForm'
import { Button } from '../../ui/Button'

interface Props {
  newsletterId: string
  stories: readonly Choice[]
  /** The days that have a mail, in order. */
  days: readonly number[]
  /** What leads to other stories, shown as soon as one can be chosen. */
  children: ReactNode
}

/** How many days after the last mail a new one is suggested. */
const APART = 3

/** Adds the welcome mail, or a timed one. */
export function AddWelcome({ newsletterId, stories, days, children }: Props) {
  const [added, setAdded] = useState<'welcome' | 'timed'>()
  const form = useId()
  const canWelcome = !days.includes(WELCOME_DAY)
  const timed = days.filter((day) => day !== WELCOME_DAY).length
  const canTimed = timed < MOST_WELCOME_LETTERS - 1
  const next = Math.min(LAST_WELCOME_DAY, (days.at(-1) ?? WELCOME_DAY) + APART)
  const opener = (what: 'welcome' | 'timed', text: string) => (
    <Button
      aria-expanded={added === what}
      aria-controls={added === what ? form : undefined}
      onClick={() => setAdded(added === what ? undefined : what)}
    >
      {text}
    </Button>
  )
  return (
    <div className="mt-8">
      <div className="flex flex-wrap gap-3">
        {canWelcome && opener('welcome', wording.addWelcome)}
        {canTimed && opener('timed', wording.addTimed)}
      </div>
      {added && (
        <div id={form}>
          <WelcomeForm
            key={added}
            newsletterId={newsletterId}
            stories={stories}
            day={added === 'welcome' ? WELCOME_DAY : next}
            onDone={() => setAdded(undefined)}
          />
        </div>
      )}
      {(added !== undefined || days.length > 0) && children}
    </div>
  )
}
