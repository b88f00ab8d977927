import { notFound } from '@tanstack/react-router'
import { welcomeWording as wording } from '../../../schema/wording/welcome'
import { NextPage } from '../../features/post/NextPage'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Reaching } from '../../features/settings/Reaching'
import { welcomesAsked } from '../../features/welcome/asked'
import { WelcomeItem } from '../../features/welcome/WelcomeItem'
import { WelcomeLetters } from '../../features/welcome/welcome-letters.generated'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { AddWelcome } from './AddWelcome'

export async function load(page: LoadContext): Promise<void> {
  const { newsletter } = await page.query(WelcomeLetters, welcomesAsked(page))
  if (!newsletter?.welcomeLetters) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** What new subscribers of a newsletter get, for whoever sends its letters. Rule: docs/rules/newsletters.md, "Welcome mails". */
export function Page() {
  const { newsletter } = useOperation(WelcomeLetters, welcomesAsked(usePage()))
  if (!newsletter?.welcomeLetters) return null
  const { id, name, welcomeLetters: welcomes, letterStories } = newsletter
  const stories = letterStories?.stories ?? []
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.of(name)}</p>
      <NeedsScript text={wording.needsScript} />
      {welcomes.length === 0 ? (
        <EmptyState text={wording.none} />
      ) : (
        <ul className="mt-6 border-t border-ink">
          {welcomes.map((welcome) => (
            <WelcomeItem
              key={`${welcome.id} ${welcome.day}`}
              newsletterId={id}
              welcome={welcome}
              stories={stories}
            />
          ))}
        </ul>
      )}
      <Reaching instead={null}>
        <AddWelcome newsletterId={id} stories={stories} days={welcomes.map(({ day }) => day)}>
          <NextPage next={letterStories?.pagingInfo.next ?? null} text={wording.older} />
        </AddWelcome>
      </Reaching>
    </div>
  )
}
