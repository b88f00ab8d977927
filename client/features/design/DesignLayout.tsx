import type { ReactNode } from 'react'
import { faintColors, type Theme } from '../../../schema/rules/theme'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { designWording as wording } from '../../../schema/wording/design'
import { settingsWording } from '../../../schema/wording/settings'
import { taskWording } from '../../../schema/wording/task'
import { TaskHeader } from '../../shell/TaskHeader'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { NeedsScript } from '../settings/NeedsScript'
import { failureOf } from '../settings/SignInAgain'
import { Suspended } from '../settings/Suspended'
import type { Refusal } from '../settings/use-change'
import { ThemeControls } from './ThemeControls'
import { ThemePreview } from './ThemePreview'

interface Props {
  title: string
  /** The page that is designed. */
  back: string
  /** The address of the page for its preview, if it is another. */
  previewed?: string
  /** A style sheet that the page would have, as readers would get it. */
  css?: string
  theme: Theme | null
  onTheme: (theme: Theme | null) => void
  /** The group of controls that the address opens. */
  unfolded?: string | undefined
  /** False while the viewer is suspended. */
  mayChange: boolean
  hasChanges: boolean
  isPending: boolean
  refusal: Refusal | undefined
  /** Says whether it is stored. */
  onSave: () => Promise<boolean>
  /** Further controls. */
  children?: ReactNode
}

const FAINT = { text: publicationMessages.faintText, tint: publicationMessages.faintTint }

/** Errors, by the names of the fields. */
function errorsOf(theme: Theme | null, refusal: Refusal | undefined): Record<string, string> {
  if (refusal?.field === 'styleSheet') return { styleSheet: refusal.message }
  if (refusal?.field !== 'theme' || !theme) return {}
  return Object.fromEntries(faintColors(theme).map((name) => [name, FAINT[name]]))
}

/** A page that designs: its controls, and beside them what comes of it. */
export function DesignLayout(props: Props) {
  const {
    title,
    back,
    previewed = back,
    css = '',
    theme,
    onTheme,
    unfolded,
    mayChange,
    hasChanges,
    isPending,
    refusal,
    onSave,
    children,
  } = props
  const errors = errorsOf(theme, refusal)
  const isAtField = Object.keys(errors).length > 0
  return (
    <>
      <TaskHeader back={back}>{taskWording.back}</TaskHeader>
      <main id="content" className="mx-auto max-w-outset px-6 py-8">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{title}</h1>
        <NeedsScript text={wording.needsScript} />
        <div className="mt-8 grid gap-10 lg:grid-cols-[20rem_1fr]">
          {mayChange ? (
            <Form
              held={{ errors, isPending, hasChanges }}
              failure={isAtField ? undefined : failureOf(refusal)}
              className="flex flex-col gap-8"
              onSubmit={onSave}
            >
              <ThemeControls theme={theme} onTheme={onTheme} unfolded={unfolded} />
              {children}
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <SubmitButton pendingText={wording.saving}>{wording.save}</SubmitButton>
                <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
              </div>
              <UnsavedGuard wording={settingsWording.unsaved} />
            </Form>
          ) : (
            <Suspended />
          )}
          <ThemePreview path={previewed} theme={theme} css={css} />
        </div>
      </main>
    </>
  )
}
