import { and, eq } from 'drizzle-orm'
import type { Theme } from '../../../schema/rules/theme'
import type { StoryBody } from '../../../schema/story/paragraph'
import { collection } from '../../../schema/tables/collection'
import { user } from '../../../schema/tables/user'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { update, write } from '../sql/write'
import { isShownCollection } from './shown'

/** A publication's style sheet as its editors wrote it. */
export const styleSheetSource = query('styleSheetSource', (id: Param<string>) =>
  select(only(collection, 'styleSheet')).from(collection).where(eq(collection.id, id)),
)

/** The style sheet as it is served, by the publication and the hash in its address. */
export const servedStyleSheet = query('servedStyleSheet', (id: Param<string>, hash: Param<string>) =>
  select(only(collection, 'servedStyleSheet'))
    .from(collection)
    .where(and(eq(collection.id, id), eq(collection.styleSheetHash, hash), isShownCollection)),
)

export const setDesign = write(
  (
    id: Param<string>,
    theme: Param<Theme | null>,
    styleSheet: Param<string | null>,
    servedStyleSheet: Param<string | null>,
    styleSheetHash: Param<string | null>,
  ) =>
    update(collection)
      .set({ theme, styleSheet, servedStyleSheet, styleSheetHash })
      .where(eq(collection.id, id)),
)

export const setAbout = write((id: Param<string>, about: Param<StoryBody>) =>
  update(collection).set({ about }).where(eq(collection.id, id)),
)

export const setUserTheme = write((id: Param<string>, theme: Param<Theme | null>) =>
  update(user).set({ theme }).where(eq(user.id, id)),
)
