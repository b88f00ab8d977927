import { notFound } from '@tanstack/react-router'
import { letterPage as wording } from '../../../schema/wording/letter-page'
import { LettersOfNewsletter } from '../../features/newsletter/letters/letters-of-newsletter.generated'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { variablesOf } from './asked'
import { ChooseStory } from './ChooseStory'
import { NewLetter } from './new-letter.generated'
import { Prepare } from './Prepare'

export async function load(page: LoadContext): Promise<void> {
  const variables = variablesOf(page)
  const [{ newsletter }] = await Promise.all([
    page.query(NewLetter, variables),
    variables.isChosen && page.query(LettersOfNewsletter, { newsletterId: variables.newsletterId }),
  ])
  if (!newsletter?.letterProof && !newsletter?.letterStories) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** Prepares a letter: a story is chosen, looked at, and tried. Rule: docs/rules/newsletters.md, "Preparing a letter". */
export function Page() {
  const { newsletter } = useOperation(NewLetter, variablesOf(usePage()))
  if (!newsletter) return null
  const { id, name, takesReplies, letterProof: proof, letterStories: stories } = newsletter
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.of(name)}</p>
      {proof && <Prepare key={proof.post.id} newsletter={{ id, name, takesReplies }} proof={proof} />}
      {stories && <ChooseStory connection={stories} />}
    </div>
  )
}
