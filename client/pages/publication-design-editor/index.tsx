import { notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { MAX_STYLE_SHEET } from '../../../schema/rules/limits'
import { designWording as wording } from '../../../schema/wording/design'
import { meanwhileWording } from '../../../schema/wording/meanwhile'
import { EditConflict } from '../../features/collection/edit-conflict/EditConflict'
import { useJoinedSave } from '../../features/collection/edit-conflict/use-joined-save'
import { DesignLayout } from '../../features/design/DesignLayout'
import type { EditedDesignFragment } from '../../features/design/edited-design.generated'
import { SetPublicationDesign } from '../../features/design/set-publication-design.generated'
import { useStylePreview } from '../../features/design/use-style-preview'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { themeFrom } from '../../shell/themed/Themed'
import { showToast } from '../../shell/toast'
import { TextArea } from '../../ui/form/TextArea'
import { PublicationDesign, type PublicationDesignQuery } from './publication-design.generated'

type Publication = Extract<PublicationDesignQuery['collectionByDomainOrSlug'], { __typename: 'Collection' }>

const variablesOf = ({ params }: PageContext) => ({ slug: params.collectionSlug ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(PublicationDesign, variablesOf(page))
  const role = publication.__typename === 'Collection' ? publication.viewerEdge.viewerStaffRole : null
  if (role !== 'OWNER' && role !== 'EDITOR') throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationDesign, variablesOf(page))
  const name = publication.__typename === 'Collection' ? publication.name : ''
  return { title: wording.publicationTitle(name), robots: 'noindex', isTool: true }
}

const savedOf = ({ theme, customStyleSheet, revisions }: EditedDesignFragment) => {
  const saved = themeFrom(theme)
  return {
    values: { theme: saved ? JSON.stringify(saved) : '', styleSheet: customStyleSheet ?? '' },
    revision: revisions.design,
  }
}

/** A theme as people read it: its colours and typefaces. */
const textOf = (name: 'theme' | 'styleSheet', value: string): string =>
  name === 'theme' && value !== '' ? Object.values(JSON.parse(value)).join(' ') : value

function Editor({ publication }: { publication: Publication }) {
  const { execute } = useApp()
  const { id, slug, name } = publication
  const saved = { theme: themeFrom(publication.theme), css: publication.customStyleSheet ?? '' }
  const [theme, setTheme] = useState(saved.theme)
  const [css, setCss] = useState(saved.css)
  const { attempt, isPending, refusal, forget } = useChange(SetPublicationDesign)
  const preview = useStylePreview(css.trim())
  const joined = useJoinedSave({
    first: publication,
    savedOf,
    newest: async () => {
      const { collectionByDomainOrSlug: newest } = await execute(PublicationDesign, { slug })
      return newest.__typename === 'Collection' ? newest : undefined
    },
    attempt: ({ theme, styleSheet }, baseRevision) =>
      attempt({
        input: {
          collectionId: id,
          theme: theme === '' ? null : JSON.parse(theme),
          styleSheet: styleSheet || null,
          baseRevision,
        },
      }),
    onSaved: (stored, isJoined) => {
      if (isJoined) {
        setTheme(themeFrom(stored.theme))
        setCss(stored.customStyleSheet ?? '')
      }
      showToast({
        message: isJoined ? meanwhileWording.saved : wording.saved,
        extraParams: { testId: 'design-saved' },
      })
    },
  })
  const save = () => joined.save({ theme: theme ? JSON.stringify(theme) : '', styleSheet: css.trim() })
  const mayReach = useMayReach()
  return (
    <DesignLayout
      title={wording.publicationTitle(name)}
      back={linkTo('ShowCollection', { collectionSlug: slug })}
      previewed={linkTo('ShowCollection', { collectionSlug: slug }, { query: { design: '1' } })}
      css={preview.css}
      theme={theme}
      onTheme={(next) => {
        forget()
        setTheme(next)
      }}
      mayChange={mayReach}
      hasChanges={JSON.stringify(theme) !== JSON.stringify(saved.theme) || css.trim() !== saved.css}
      isPending={isPending}
      refusal={refusal}
      onSave={save}
    >
      <TextArea
        name="styleSheet"
        label={wording.css}
        hint={wording.cssHint}
        rows={8}
        value={css}
        error={preview.fault}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        counter={{ max: MAX_STYLE_SHEET, label: wording.counter }}
        onChange={({ currentTarget }) => {
          forget()
          setCss(currentTarget.value)
        }}
      />
      {joined.question && (
        <EditConflict
          question={joined.question}
          labels={{ theme: wording.useTheme, styleSheet: wording.css }}
          textOf={textOf}
          isPending={isPending}
          onDecided={joined.decide}
          onPutOff={joined.putOff}
        />
      )}
    </DesignLayout>
  )
}

/** A publication's theme and style sheet. Rules: docs/rules/publications.md, "Themes", "Style sheets". */
export function Page() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationDesign, variablesOf(usePage()))
  return publication.__typename === 'Collection' && <Editor publication={publication} />
}
