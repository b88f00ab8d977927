import { submissionsWording } from '../../../schema/wording/submissions'
import type { PublicationChoiceFragment } from '../../features/submission/publication-choice.generated'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { chosenOf } from './variables'

const wording = submissionsWording.post

interface ListProps {
  title: string
  publications: readonly PublicationChoiceFragment[]
}

/** Publications to choose from: links, which work without script. */
function Choices({ title, publications }: ListProps) {
  const { pathname } = usePage()
  if (publications.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="border-b border-ink pb-3 font-serif text-20 font-semibold">{title}</h2>
      <ul>
        {publications.map(({ id, slug, name, tagline, avatar }) => (
          <li key={id} className="relative flex items-center gap-4 border-b border-line py-4">
            <Avatar imageId={avatar?.id} name={name} size="S" square />
            <div className="min-w-0">
              <AppLink
                href={`${pathname}?publication=${encodeURIComponent(slug)}`}
                className="font-medium after:absolute after:inset-0 hover:underline"
              >
                {name}
              </AppLink>
              {tagline && <p className="text-14 text-ink-soft text-pretty">{tagline}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  /** Of the story. */
  title: string
  own: readonly PublicationChoiceFragment[]
  followed: readonly PublicationChoiceFragment[]
}

/** Asks which publication a story is for. */
export function ChoosePublication({ title, own, followed }: Props) {
  const page = usePage()
  const { navigation } = useApp()
  const typed = chosenOf(page)
  const isOwn = new Set(own.map(({ id }) => id))
  const choose = async (slug: string) => {
    if (slug !== '') await goTo(navigation, `${page.pathname}?publication=${encodeURIComponent(slug)}`)
    return true
  }
  return (
    <>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.intro(title)}</p>
      <Choices title={wording.yours} publications={own} />
      <Choices title={wording.followed} publications={followed.filter(({ id }) => !isOwn.has(id))} />
      <section className="mt-10">
        <h2 className="border-b border-ink pb-3 font-serif text-20 font-semibold">{wording.other}</h2>
        {/* What is typed is in the address next, and works without script. */}
        <Form
          held={{ hasChanges: false, errors: typed === '' ? {} : { publication: wording.notFound } }}
          className="mt-4 grid gap-4"
          onSubmit={({ publication }) => choose(String(publication).trim())}
        >
          <Field
            name="publication"
            label={wording.other}
            hint={wording.otherHint}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <SubmitButton look="quiet">{wording.choose}</SubmitButton>
          </div>
        </Form>
      </section>
    </>
  )
}
